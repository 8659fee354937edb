import { expect, test } from 'vitest'
import { runKills } from './runKills.ts'

test('default: kill -9 loses nothing, also in a start', { timeout: 120_000 }, async () => {
  const result = await runKills({ kills: 5, store: 'sqlite' })
  expect(result).toMatchObject({ kills: 5, early: 1, lost: 0, doubled: 0, isWhole: true })
  expect(result.acknowledged).toBeGreaterThan(40)
})
