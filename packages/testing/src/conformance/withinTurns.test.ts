import { expect, test, vi } from 'vitest'
import { withinTurns } from './withinTurns.ts'

test('default', async () => {
  let calls = 0
  await withinTurns(() => {
    calls += 1
    expect(calls).toBe(3)
  })
  expect(calls).toBe(3)
})

test('behavior: a clock that jumps does not end the wait', async () => {
  let calls = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => calls * 10_000)
  await withinTurns(() => {
    calls += 1
    expect(calls).toBe(20)
  })
  clock.mockRestore()
})

test('error: what never holds', async () => {
  await expect(withinTurns(() => expect('one').toBe('other'))).rejects.toThrow("to be 'other'")
})
