import { expect, test } from 'vitest'
import { formatMs } from './formatMs.ts'
import { formatTime } from './formatTime.ts'

test('default', () => {
  expect([0.04, 12.4, 1240, 180_000].map(formatMs)).toEqual(['0.0 ms', '12 ms', '1.2 s', '3 min'])
  const at = new Date(2026, 0, 2, 4, 3, 7, 12).getTime()
  expect(formatTime(at)).toBe('04:03:07.012')
})
