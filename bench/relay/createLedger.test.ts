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
  const { perSecond, ...result } = ledger.result()
  expect(result).toEqual({ lost: 0, doubled: 0, calmMs: [5, 5, 5], cutMs: [], crashMs: [] })
  expect(perSecond).toBeCloseTo(3 / 2.005)
})

test('behavior: what is missing and what came twice', () => {
  const ledger = createLedger(5)
  for (const index of [0, 3, 3, 3, 4]) ledger.receive(index, 0)
  expect(ledger.result()).toMatchObject({ lost: 2, doubled: 1 })
})

test('behavior: messages are told apart by what was going on when they were due', () => {
  const { clock, now } = createClock()
  const ledger = createLedger(6, now)
  clock.time = 10_000
  ledger.disturb('cut')()
  const dues = [9000, 9800, 12_400, 12_600]
  for (const [index, dueAt] of dues.entries()) ledger.receive(index, dueAt)
  expect(ledger.result()).toMatchObject({ calmMs: [1000, -2600], cutMs: [200, -2400], crashMs: [] })
})

test('behavior: a crash is felt until all are back, whatever else happens then', () => {
  const { clock, now } = createClock()
  const ledger = createLedger(4, now)
  clock.time = 10_000
  const end = ledger.disturb('crash')
  clock.time = 15_000
  ledger.disturb('cut')()
  clock.time = 20_000
  end()
  const dues = [9000, 13_000, 15_000, 22_400, 22_600]
  for (const [index, dueAt] of dues.entries()) ledger.receive(index, dueAt)
  expect(ledger.result()).toMatchObject({
    calmMs: [11_000, -2600],
    cutMs: [],
    crashMs: [7000, 5000, -2400],
  })
})

test('behavior: it does not wait for ever', async () => {
  const ledger = createLedger(1)
  await ledger.complete(30)
  expect(ledger.result().lost).toBe(1)
})
