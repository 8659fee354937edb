import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readHeap } from '../../test/readHeap.ts'
import { createTokenUses } from './createTokenUses.ts'

const [first, second] = ['a.b.signature-one-of-a-token', 'a.b.signature-two-of-a-token']

test('default', () => {
  const uses = createTokenUses({ lifeMs: 1000, now: () => 0 })
  expect(uses.claim(first, 'home')).toBe(true)
  expect(uses.claim(first, 'elsewhere')).toBe(false)
  expect(uses.claim(second, 'elsewhere')).toBe(true)
})

test('behavior: a client may come back with its token', () => {
  const uses = createTokenUses({ lifeMs: 1000, now: () => 0 })
  expect([1, 2, 3].map(() => uses.claim(first, 'home'))).toEqual([true, true, true])
})

test('behavior: a token is remembered for its life at least', () => {
  let time = 0
  const uses = createTokenUses({ lifeMs: 1000, now: () => time })
  time = 900
  uses.claim(first, 'home')
  time = 1100
  uses.claim(second, 'home')
  expect(uses.claim(first, 'elsewhere')).toBe(false)
  time = 1800
  expect(uses.claim(first, 'elsewhere')).toBe(false)
  time = 10_000
  expect(uses.claim(first, 'elsewhere')).toBe(true)
})

test('parameters: maxTokens', () => {
  const uses = createTokenUses({ lifeMs: 1000, now: () => 0, maxTokens: 10 })
  const tokens = Array.from({ length: 20 }, (_, index) => String(index).padStart(3, '0'))
  for (const name of tokens) uses.claim(`a.b.${name.repeat(10)}`, 'home')
  expect(uses.claim(`a.b.${'000'.repeat(10)}`, 'elsewhere')).toBe(true)
  expect(uses.claim(`a.b.${'019'.repeat(10)}`, 'elsewhere')).toBe(false)
})

test('behavior: a token takes the memory of its key, and not that of its text', () => {
  const uses = createTokenUses({ lifeMs: 1000, now: () => 0 })
  const count = 20_000
  const before = readHeap()
  for (let index = 0; index < count; index += 1) {
    const signature = randomBytes(64).toString('base64url')
    uses.claim(`${'x'.repeat(1000)}${index}.${'y'.repeat(1000)}.${signature}`, 'home')
  }
  expect((readHeap() - before) / count).toBeLessThan(400)
  expect(uses.claim('a.b.signature-one-of-a-token', 'home')).toBe(true)
})
