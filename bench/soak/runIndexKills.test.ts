import { expect, test } from 'vitest'
import { runIndexKills } from './runIndexKills.ts'

test('default: kill -9 of the index loses and repeats nothing, also in a start', {
  timeout: 180_000,
}, async () => {
  const { payments, ...result } = await runIndexKills({ kills: 4 })
  expect(result).toMatchObject({ kills: 4, early: 1, missing: 0, doubled: 0 })
  expect(payments).toBeGreaterThan(4)
})
