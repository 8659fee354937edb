import { expect, test } from 'vitest'
import { listQuotedPaths } from './listQuotedPaths.ts'

const [from, to, between, other] = [1, 2, 3, 4].map(
  (digit) => `0x${String(digit).repeat(40)}` as const,
) as [`0x${string}`, `0x${string}`, `0x${string}`, `0x${string}`]

test('default', () => {
  const paths = listQuotedPaths({ from, to, through: [between, from, to], feeTiers: [500, 3000] })
  const [a, b, c] = [from, to, between].map((token) => token.slice(2))
  expect(paths).toEqual([
    `0x${a}0001f4${b}`,
    `0x${a}000bb8${b}`,
    `0x${a}0001f4${c}0001f4${b}`,
    `0x${a}0001f4${c}000bb8${b}`,
    `0x${a}000bb8${c}0001f4${b}`,
    `0x${a}000bb8${c}000bb8${b}`,
  ])
})

test('behavior: no path has more than two hops', () => {
  const paths = listQuotedPaths({ from, to, through: [between, other], feeTiers: [3000] })
  expect(paths).toHaveLength(3)
})
