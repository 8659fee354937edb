import { expect, test } from 'vitest'
import { toDeadline } from './toDeadline.ts'

test('default: milliseconds, as dates of JavaScript have them', () => {
  expect(toDeadline(1_795_000_000n)).toBe(1_795_000_000_000)
  expect(toDeadline(0n)).toBe(0)
  expect(new Date(toDeadline(8_640_000_000_000n)).getTime()).toBe(8_640_000_000_000_000)
})

test.each([8_640_000_000_001n, 2n ** 256n - 1n])('error: %i never comes', (seconds) => {
  const altered = { code: 'PAYMENT_ALTERED', context: { field: 'deadline' } }
  expect(() => toDeadline(seconds)).toThrow(expect.objectContaining(altered))
})
