import { expect, test } from 'vitest'
import { createAbortableTask } from './createAbortableTask.ts'

test('default', () => {
  const latest = createAbortableTask()
  const first = latest.start()
  expect(first.aborted).toBe(false)
  const second = latest.start()
  expect([first.aborted, second.aborted]).toEqual([true, false])
  latest.stop()
  expect(second.aborted).toBe(true)
})
