import { expect, test } from 'vitest'
import { toUnit } from './toUnit.ts'

test.each([
  [604_800, 'week', 1],
  [86_400, 'day', 1],
  [2_592_000, 'day', 30],
  [1_209_600, 'week', 2],
  [3600, 'hour', 1],
  [90 * 60, 'minute', 90],
  [61, 'second', 61],
] as const)('default: %i s are %s × %i', (seconds, unit, count) => {
  expect(toUnit(seconds)).toEqual({ unit, count })
})
