import { expect, test } from 'vitest'
import { createLatest } from './createLatest.ts'

test('default', () => {
  const latest = createLatest()
  const first = latest.start()
  expect(first.aborted).toBe(false)
  const second = latest.start()
  expect([first.aborted, second.aborted]).toEqual([true, false])
  latest.stop()
  expect(second.aborted).toBe(true)
})
