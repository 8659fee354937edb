import { expect, test } from 'vitest'
import { findRefusal } from './findRefusal.ts'

const key = Array.from({ length: 32 }, () => 7)
const none = Array.from({ length: 32 }, () => 0)
const find = (...extensions: readonly (readonly [number, readonly number[]])[]) =>
  findRefusal(new Map(extensions.map(([type, data]) => [type, Uint8Array.from(data)])))

test('default', () => {
  expect(find()).toBeUndefined()
  expect(find([1, []], [3, key], [12, key], [18, key], [19, key], [23, key])).toBeUndefined()
  expect(find([4, [...key, 1, ...key]], [16, [...key, ...key, 1]])).toBeUndefined()
})

test.each([
  ['accounts that start frozen', 6, [2], [1], 'new accounts for it are frozen'],
  ['a hook', 14, [...none, ...key], [...key, ...none], 'a program of its own decides'],
  ['a pause', 26, [...key, 1], [...key, 0], 'it is paused'],
])('behavior: %s, and the same without effect', (_, type, data, harmless, reason) => {
  expect(find([type, data])).toMatch(reason)
  expect(find([type, harmless])).toBeUndefined()
})

test.each([
  ['what cannot be passed on', 9],
  ['supply that nobody sees', 24],
  ['interest', 10],
  ['amounts that are multiplied', 25],
  ['what is not known yet', 28],
  ['what belongs to accounts', 5],
])('behavior: %s, beside what does no harm', (_, type) => {
  expect(find([3, key], [type, []])).toEqual(expect.any(String))
})
