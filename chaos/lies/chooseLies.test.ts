import { expect, test } from 'vitest'
import type { Lie } from './answers/lie.ts'
import { chooseLies, drawPairs } from './chooseLies.ts'

const names = ['one', 'two', 'three']
const lies = ['a', 'b'].flatMap((field) =>
  names.map((name): Lie => {
    return { answer: 'x', at: 'all', path: [field], how: { name, change: () => name } }
  }),
)

test('default: all of them', () => {
  expect(chooseLies({ lies, each: undefined, seed: 1 })).toEqual({ chosen: lies, rest: [] })
})

test('behavior: so many about each field, and what is left', () => {
  const { chosen, rest } = chooseLies({ lies, each: 2, seed: 1 })
  expect(chosen.map(({ path }) => path[0])).toEqual(['a', 'a', 'b', 'b'])
  expect(new Set([...chosen, ...rest])).toEqual(new Set(lies))
  expect(chooseLies({ lies, each: 9, seed: 1 }).chosen).toHaveLength(6)
})

test('behavior: another seed chooses others, the same one the same', () => {
  const choose = (seed: number) => chooseLies({ lies, each: 1, seed }).chosen
  expect(choose(1)).toEqual(choose(1))
  expect(choose(1)).not.toEqual(choose(2))
})

test('behavior: pairs are about two fields', () => {
  const pairs = drawPairs({ lies, pairs: 50, seed: 3 })
  expect(pairs.length).toBeGreaterThan(10)
  for (const [one, other] of pairs) expect(one.path).not.toEqual(other.path)
  expect(drawPairs({ lies: [], pairs: 5, seed: 3 })).toEqual([])
})
