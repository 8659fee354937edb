import { expect, test } from 'vitest'
import { createQuestionSignals } from './createQuestionSignals.ts'

test('default', () => {
  const signals = createQuestionSignals()
  const one = signals.open({ id: 1, topic: 'a' })
  const two = signals.open({ id: 2, topic: 'a' })
  const three = signals.open({ id: 3, topic: 'b' })
  signals.close(({ topic }) => topic === 'a')
  expect([one, two, three].map(({ aborted }) => aborted)).toEqual([true, true, false])
  signals.close(({ id }) => id === 3)
  expect(three.aborted).toBe(true)
})

test('behavior: what is settled is not withdrawn', () => {
  const signals = createQuestionSignals()
  const signal = signals.open({ id: 1, topic: 'a' })
  signals.settle(1)
  signals.close(() => true)
  expect(signal.aborted).toBe(false)
})
