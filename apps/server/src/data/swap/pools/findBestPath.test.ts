import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { findBestPath } from './findBestPath.ts'
import { listPaths } from './listPaths.ts'
import { pairKey } from './pairKey.ts'

const [a, b, c, d] = ['a', 'B', 'c', 'D'].map((digit) => `0x${digit.repeat(40)}`) as [
  Address,
  Address,
  Address,
  Address,
]

test('default: all paths of at most three hops, without loops', () => {
  expect(listPaths({ from: a, to: b, through: [c, d, a, b] })).toEqual([
    [a, b],
    [a, c, b],
    [a, d, b],
    [a, c, d, b],
    [a, d, c, b],
  ])
  expect(listPaths({ from: a, to: b, through: [] })).toEqual([[a, b]])
})

test('behavior: a pair has one key, in the order of its contract', () => {
  expect(pairKey(a, b)).toBe(`${a}:${b}`)
  expect(pairKey(b, a)).toBe(`${a}:${b}`)
  expect(pairKey(d, c)).toBe(`${c}:${d}`)
})

const deep = [10n ** 24n, 10n ** 24n] as const
const shallow = [10n ** 20n, 10n ** 20n] as const
const paths = listPaths({ from: a, to: b, through: [c, d] })
const find = (
  reserves: readonly (readonly [string, readonly [bigint, bigint]])[],
  amount = 10n ** 20n,
) => findBestPath({ paths, reserves: new Map(reserves), amount, feeBps: 30 })

test('behavior: the deeper way round beats the direct one, and loses for little', () => {
  const reserves = [
    [pairKey(a, b), shallow],
    [pairKey(a, c), deep],
    [pairKey(c, b), deep],
  ] as const
  expect(find(reserves)?.path).toEqual([a, c, b])
  expect(find(reserves, 10n ** 15n)?.path).toEqual([a, b])
})

test('behavior: a way of three hops', () => {
  const found = find([
    [pairKey(a, d), deep],
    [pairKey(d, c), deep],
    [pairKey(c, b), deep],
  ])
  expect(found?.path).toEqual([a, d, c, b])
  expect(found?.hops).toHaveLength(3)
})

test('behavior: both directions of a pool', () => {
  const reserves = new Map([[pairKey(a, b), [10n ** 24n, 10n ** 12n] as const]])
  const there = findBestPath({ paths: [[a, b]], reserves, amount: 10n ** 19n, feeBps: 30 })
  const back = findBestPath({ paths: [[b, a]], reserves, amount: 10n ** 7n, feeBps: 30 })
  expect(there?.amountOut).toBe(9_969_900n)
  expect(back?.amountOut).toBe(9_969_900_600_091_017_092n)
})

test.each([
  ['no pools', []],
  ['half a way', [[pairKey(a, c), deep] as const]],
  ['pools that pay nothing', [[pairKey(a, b), [10n ** 30n, 1n] as const] as const]],
])('behavior: %s is no way', (_, reserves) => {
  expect(find(reserves)).toBeUndefined()
})
