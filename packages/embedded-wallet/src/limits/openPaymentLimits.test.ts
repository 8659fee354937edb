import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { prepareTestStorage } from '../test/prepareTestStorage.ts'
import { openPaymentLimits } from './openPaymentLimits.ts'

prepareTestStorage()

const dayMs = 86_400_000
const dollar = 1_000_000n

function open() {
  const clock = { now: 1_795_305_600_000 }
  return { clock, limits: openPaymentLimits(() => clock.now) }
}

test('default: nothing is allowed until the visitor sets a limit, for this wallet alone', async () => {
  const { limits } = open()
  expect(await limits.read('w')).toBe(0)
  for (const micros of [0n, 1n]) {
    expect(await limits.allows('w', micros)).toBe(false)
    expect(await limits.take('w', micros)).toBeUndefined()
  }
  await limits.write('w', 20)
  expect([await limits.read('w'), await limits.read('other')]).toEqual([20, 0])
  expect(await openPaymentLimits().read('w')).toBe(20)
  expect(await limits.allows('w', 20n * dollar)).toBe(true)
  expect(await limits.allows('w', 20n * dollar + 1n)).toBe(false)
  expect(await limits.allows('other', 1n)).toBe(false)
})

test('behavior: payments within 24 hours count together, and one that is taken back does not', async () => {
  const { limits, clock } = open()
  await limits.write('w', 20)
  const first = await limits.take('w', 15n * dollar)
  expect(first).toBeTypeOf('string')
  expect(await limits.allows('w', 6n * dollar)).toBe(false)
  expect(await limits.take('w', 6n * dollar)).toBeUndefined()
  await limits.giveBack('w', first ?? '')
  expect(await limits.take('w', 6n * dollar)).toBeTypeOf('string')
  clock.now += dayMs - 1
  expect(await limits.allows('w', 15n * dollar)).toBe(false)
  clock.now += 1
  expect(await limits.allows('w', 20n * dollar)).toBe(true)
})

test('behavior: another limit does not forget what was paid', async () => {
  const { limits } = open()
  await limits.write('w', 20)
  await limits.take('w', 20n * dollar)
  await limits.write('w', 0)
  expect(await limits.allows('w', 1n)).toBe(false)
  await limits.write('w', 100)
  expect(await limits.allows('w', 81n * dollar)).toBe(false)
  expect(await limits.allows('w', 80n * dollar)).toBe(true)
})

test('behavior: tabs that pay at once do not pass the limit together', async () => {
  const { limits } = open()
  await limits.write('w', 20)
  const tabs = Array.from({ length: 10 }, () => openPaymentLimits())
  const taken = await Promise.all(tabs.map((tab) => tab.take('w', 3n * dollar)))
  expect(taken.filter((id) => id !== undefined)).toHaveLength(6)
})

test('behavior: whatever is paid, and when, 24 hours never have more than the limit', async () => {
  const step = fc.record({
    afterMs: fc.integer({ min: 0, max: dayMs }),
    micros: fc.bigInt({ min: 0n, max: 30n * dollar }),
    isGivenBack: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      vi.stubGlobal('indexedDB', new IDBFactory())
      const { limits, clock } = open()
      await limits.write('w', 20)
      const paid: { at: number; micros: bigint }[] = []
      for (const { afterMs, micros, isGivenBack } of steps) {
        clock.now += afterMs
        const day = paid.filter(({ at }) => at > clock.now - dayMs)
        const sum = day.reduce((all, one) => all + one.micros, 0n)
        const id = await limits.take('w', micros)
        expect(id !== undefined).toBe(sum + micros <= 20n * dollar)
        if (id === undefined) continue
        if (isGivenBack) await limits.giveBack('w', id)
        else paid.push({ at: clock.now, micros })
      }
    }),
    { numRuns: 40 },
  )
})

test('error: a browser that stores nothing allows nothing, and says that it kept nothing', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('Denied', 'UnknownError')
    },
  })
  const { limits } = open()
  await expect(limits.write('w', 20)).rejects.toThrow('Denied')
  expect([await limits.read('w'), await limits.allows('w', 0n)]).toEqual([0, false])
  expect(await limits.take('w', 0n)).toBeUndefined()
  await limits.giveBack('w', 'a')
})
