import { expect, test } from 'vitest'
import { readHeap } from '../test/readHeap.ts'
import { toOwnText } from './toOwnText.ts'

test.each(['', 'a', 'an address of a client', 'é€𝄞'])('default: %j', (text) => {
  expect(toOwnText(text)).toBe(text)
})

test('behavior: it does not keep what it was cut from', () => {
  const before = readHeap()
  const parts = Array.from({ length: 1000 }, (_, index) => {
    const whole = Buffer.alloc(10_000, `${index} `).toString()
    return toOwnText(whole.slice(10, 40))
  })
  expect(readHeap() - before).toBeLessThan(1_000_000)
  expect(parts).toHaveLength(1000)
})
