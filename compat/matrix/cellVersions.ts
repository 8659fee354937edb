import type { Versions } from '../app/versions.ts'
import type { Cell } from './axes.ts'

/** What a cell asks npm for instead of what we develop with. */
const chosen = {
  react: {
    '19': {},
    '19-compiler': {},
    '18': {
      react: '18.2.0',
      'react-dom': '18.2.0',
      '@types/react': '18.3.31',
      '@types/react-dom': '18.3.7',
    },
  },
  wagmi: { '3': {}, '2': { wagmi: '2.19.5' } },
  typescript: {
    '7': {},
    '6': { typescript: '6.0.3' },
    '5': { typescript: '5.9.3' },
  },
} as const

/** Which version a cell has of each package: `others` of those that it does not name. */
export function cellVersions({ cell, others }: { cell: Cell; others: Versions }): Versions {
  const own: Readonly<Record<string, string>> = {
    ...chosen.react[cell.react],
    ...chosen.wagmi[cell.wagmi],
    ...chosen.typescript[cell.typescript],
  }
  return {
    of(name) {
      if (name.lastIndexOf('@') > 0) return name
      return own[name] ? `${name}@${own[name]}` : others.of(name)
    },
  }
}
