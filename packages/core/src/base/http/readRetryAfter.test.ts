import { expect, test } from 'vitest'
import { readRetryAfter } from './readRetryAfter.ts'

const now = Date.parse('2026-11-23T10:00:00Z')
const read = (value?: string) =>
  readRetryAfter(new Headers(value === undefined ? {} : { 'retry-after': value }), now)

test.each([
  ['7', 7000],
  ['0', 0],
  ['Mon, 23 Nov 2026 10:00:30 GMT', 30_000],
  ['Mon, 23 Nov 2026 09:00:00 GMT', 0],
])('default: %s', (value, ms) => {
  expect(read(value)).toBe(ms)
})

test.each([undefined, '', '-5', '1.5', '1e3', '0x10', 'soon', '12 apples GMT', '9'.repeat(400)])(
  'error: %s says nothing',
  (value) => {
    expect(read(value)).toBeUndefined()
  },
)
