import { expect, test } from 'vitest'
import { toRetryAfterMs } from './toRetryAfterMs.ts'

const now = Date.parse('2026-11-01T00:00:00Z')

test.each([
  ['30', 30_000],
  ['Sun, 01 Nov 2026 00:01:00 GMT', 60_000],
  ['0', 1000],
  ['Sat, 31 Oct 2026 00:00:00 GMT', 1000],
  ['999999999', 600_000],
  ['soon', undefined],
  ['-5', undefined],
  ['', undefined],
])('default: %j', (text, ms) => {
  expect(toRetryAfterMs(new Headers({ 'Retry-After': text }), now)).toBe(ms)
})

test('behavior: nothing is said', () => {
  expect(toRetryAfterMs(new Headers(), now)).toBeUndefined()
})
