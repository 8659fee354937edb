import { afterEach, expect, test, vi } from 'vitest'
import { createTrialMemory } from './createTrialMemory.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('default: what a node cannot do is known for a day', () => {
  vi.useFakeTimers()
  const memory = createTrialMemory()
  expect(memory.has('1:simulated')).toBe(false)
  memory.add('1:simulated')
  expect([memory.has('1:simulated'), memory.has('10:simulated')]).toEqual([true, false])
  vi.advanceTimersByTime(86_399_999)
  expect(memory.has('1:simulated')).toBe(true)
  vi.advanceTimersByTime(1)
  expect(memory.has('1:simulated')).toBe(false)
})
