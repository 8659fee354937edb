import { expect, test } from 'vitest'
import { runDisk } from './runDisk.ts'

test('default: a full disk refuses, loses nothing, and is recovered from', {
  timeout: 120_000,
}, async (context) => {
  const result = await runDisk({ rounds: 1 }).catch((error: Error) => {
    if (error.message.startsWith('No disk')) return context.skip('needs root, to mount a disk')
    throw error
  })
  expect(result).toMatchObject({ lost: 0, doubled: 0, isWhole: true })
  expect(result.refused).toBeGreaterThan(40)
})
