import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dropOld } from './dropOld.ts'
import { sumPayments } from './sumPayments.ts'

const dayMs = 86_400_000
const now = 1_795_305_600_000
const pay = (at: number, micros: bigint) => ({ id: `${at}`, at, micros })

test('default: the last 24 hours, and what is of a later clock', () => {
  expect(sumPayments([], now)).toBe(0n)
  const payments = [
    pay(now - dayMs - 1, 1n),
    pay(now - dayMs, 10n),
    pay(now - dayMs + 1, 100n),
    pay(now, 1_000n),
    pay(now + dayMs, 10_000n),
  ]
  expect(sumPayments(payments, now)).toBe(11_100n)
  expect(dropOld(payments, now)).toEqual(payments.slice(2))
})

const paid = fc.record({
  id: fc.string(),
  at: fc.integer({ min: now - 3 * dayMs, max: now + dayMs }),
  micros: fc.bigInt({ min: 0n, max: 10n ** 30n }),
})

test('behavior: the order does not matter, and nothing that is dropped counted', () => {
  fc.assert(
    fc.property(fc.array(paid), (payments) => {
      const sum = sumPayments(payments, now)
      expect(sumPayments([...payments].reverse(), now)).toBe(sum)
      expect(sumPayments(dropOld(payments, now), now)).toBe(sum)
      const all = payments.reduce((total, { micros }) => total + micros, 0n)
      const old = payments.filter(({ at }) => at <= now - dayMs)
      expect(sum + old.reduce((total, { micros }) => total + micros, 0n)).toBe(all)
    }),
  )
})
