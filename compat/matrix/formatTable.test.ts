import { expect, test } from 'vitest'
import type { Cell } from './axes.ts'
import { formatTable } from './formatTable.ts'

const cell: Cell = {
  ...{ framework: 'next-webpack', react: '18', wagmi: '2', typescript: '5', node: '20' },
}

test('default', () => {
  const apps = [
    { cell, isRight: true },
    { cell: { ...cell, framework: 'vite', node: '24' } as const, isRight: false },
  ]
  expect(formatTable(apps).split('\n')).toEqual([
    'framework     react  wagmi  typescript  node   ',
    'next-webpack  18     2      5           20    ✓',
    'vite          18     2      5           24    ✗',
  ])
})
