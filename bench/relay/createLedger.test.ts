import { expect, test } from 'vitest'
import { createLedger } from './createLedger.ts'

function createClock() {
  const clock = { time: 0 }
  return { clock, now: () => clock.time }
}

test('default', async () => {
  const { clock, now } = createClock()
  const ledger = createLedger(3, now)
  for (const index of [0, 1, 2]) {
    clock.time = index * 1000 + 5
    ledger.receive(index, index * 1000)
  }
  await ledger.complete(0)
  const { lost, doubled, perSecond, calmMs, allMs } = ledger.result()
  expect({ lost, doubled, calmMs, allMs }).toEqual({
    lost: 0,
    doubled: 0,
    calmMs: [5, 5, 5],
    allMs: [5, 5, 5],
  })
  expect(perSecond).toBeCloseTo(3 / 2.005)
})

test('behavior: what is missing and what came twice', () => {
  const ledger = createLedger(5)
  for (const index of [0, 3, 3, 3, 4]) ledger.receive(index, 0)
  expect(ledger.result()).toMatchObject({ lost: 2, doubled: 1 })
})

test('behavior: what was due near a disturbance is not calm', () => {
  const { clock, now } = createClock()
  const ledger = createLedger(4, now)
  clock.time = 10_000
  ledger.disturb()
  for (const [index, dueAt] of [9000, 9800, 12_400, 12_600].entries()) ledger.receive(index, dueAt)
  expect(ledger.result().calmMs).toEqual([1000, -2600])
})

test('behavior: it does not wait for ever', async () => {
  const ledger = createLedger(1)
  await ledger.complete(30)
  expect(ledger.result().lost).toBe(1)
})
