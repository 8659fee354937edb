import { expect, test } from 'vitest'
import { toSessionPolicy } from './sessionPolicy.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

test('default', () => {
  expect(toSessionPolicy()).toEqual({
    ...{ idleMs: 7 * day, absoluteMs: 30 * day, renewMs: day, graceMs: 10_000, touchMs: hour },
    ...{ recheckMs: 15 * minute, retryMs: minute, unknownMs: hour },
  })
})

test('parameters: days and minutes', () => {
  expect(toSessionPolicy({ idleDays: 0.5, absoluteDays: 1, recheckMinutes: 1 })).toMatchObject({
    ...{ idleMs: day / 2, absoluteMs: day, recheckMs: minute, touchMs: day / 48 },
  })
  expect(toSessionPolicy({ idleDays: 3650, absoluteDays: 3650 }).idleMs).toBe(3650 * day)
})

test.each([0, -1, 3650.1, Number.NaN, Number.POSITIVE_INFINITY])('error: %d', (length) => {
  const message = `A session of ${length} days or minutes is none. Correct \`session\`.`
  for (const name of ['idleDays', 'absoluteDays', 'recheckMinutes'])
    expect(() => toSessionPolicy({ [name]: length })).toThrow(new RangeError(message))
})
