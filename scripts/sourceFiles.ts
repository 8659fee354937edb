import { globSync } from 'node:fs'
import { join, sep } from 'node:path'

export const root: string = join(import.meta.dirname, '..')

const skipped = new Set(['node_modules', 'dist', '.cache', '.turbo', 'coverage', 'test-results'])

/** Lists our own files that match the pattern, as `/`-separated paths from the root. */
export function sourceFiles(pattern: string): string[] {
  const paths = globSync(pattern, { cwd: root, exclude: (path) => skipped.has(lastName(path)) })
  return paths.map((path) => path.split(sep).join('/')).sort()
}

function lastName(path: string): string {
  return path.split(sep).at(-1) ?? path
}
