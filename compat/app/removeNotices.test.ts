import { expect, test } from 'vitest'
import { removeNotices } from './removeNotices.ts'

const react18 =
  '⚠ React 18 support is deprecated in Next.js 16 and will be removed in Next.js 17. Please upgrade.'
const ofOx = [
  './node_modules/ox/_esm/tempo/internal/virtualMasterPool.js',
  'Critical dependency: the request of a dependency is an expression',
  '',
  'Import trace for requested module:',
  './node_modules/ox/_esm/tempo/internal/virtualMasterPool.js',
  './node_modules/viem/_esm/chains/index.js',
  './app/page.tsx',
  '',
]
const toOutput = (...lines: readonly string[]) =>
  ['▲ Next.js 16.4.6 (webpack)', ...lines, '✓ Compiled successfully in 2.8min', ''].join('\n')

test('default', () => {
  const output = toOutput(react18, '⚠ Compiled with warnings in 68s', '', ...ofOx)
  expect(removeNotices(output)).toBe(toOutput(''))
})

test('behavior: Vite, of ox', () => {
  const line =
    'Module "node:worker_threads" has been externalized, imported by "/app/node_modules/ox/a.js"'
  expect(removeNotices(line)).toBe('')
  expect(removeNotices(line.replace('/ox/', '/other/'))).not.toBe('')
})

test.each([
  ['another file', ofOx.map((line) => line.replace('ox/_esm/tempo', '@cleat/core'))],
  ['another warning', ofOx.map((line) => line.replace('Critical', 'Other'))],
  ['a second warning', [...ofOx, './app/App.tsx', "'use' is not exported from 'react'", '']],
])('behavior: %s stays', (_, lines) => {
  const output = toOutput('⚠ Compiled with warnings in 68s', '', ...lines)
  expect(removeNotices(output)).toBe(output)
})

test('behavior: a notice of another version of Next stays', () => {
  const line = react18.replace('Next.js 17', 'Next.js 18')
  expect(removeNotices(line)).toBe(line)
})
