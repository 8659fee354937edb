import { expect, test } from 'vitest'
import { toImpactBps } from './toImpactBps.ts'

test.each([
  [0, 0],
  [0.0014, 14],
  [0.00012, 2],
  [0.29, 2900],
  [1, 10_000],
  [7, 10_000],
  [-0.01, 0],
])('%d', (share, bps) => {
  expect(toImpactBps(share)).toBe(bps)
})
