import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mutateJson } from './mutateJson.ts'

const answer = JSON.stringify({
  balances: [
    { symbol: 'ETH', quantity: { decimals: 18, numeric: '1.5' }, address: null },
    { symbol: 'USDC', quantity: { decimals: 6, numeric: '25' }, address: '0x70' },
  ],
})

test('default: the same seed tells the same lie', () => {
  for (let seed = 0; seed < 500; seed += 1)
    expect(mutateJson(answer, seed)).toBe(mutateJson(answer, seed))
})

test('behavior: some lies are about every decimals of an answer, and stay in range', () => {
  const all = Array.from({ length: 500 }, (_, seed) => mutateJson(answer, seed))
  expect(
    all.filter((text) => text.includes('"decimals":19') && text.includes('"decimals":7')),
  ).not.toHaveLength(0)
})

test('behavior: decimals that are written as text are one more, too', () => {
  const text = JSON.stringify({ balances: [{ quantity: { decimals: '18', numeric: '1.5' } }] })
  const all = Array.from({ length: 500 }, (_, seed) => mutateJson(text, seed))
  expect(all.filter((one) => one.includes('"decimals":"19"'))).not.toHaveLength(0)
  expect(all.filter((one) => one.includes('"decimals":"17"'))).not.toHaveLength(0)
})

test('behavior: about money, nothing else is changed', () => {
  const text = JSON.stringify({ requestId: 'r', list: JSON.parse(answer) })
  const tell = (isAboutMoney: boolean) =>
    Array.from({ length: 500 }, (_, seed) => mutateJson(text, seed, isAboutMoney))
  const isPlain = (one: string) => one.startsWith('{"requestId":"r","list":{"balances":[')
  expect(tell(true).filter((one) => !isPlain(one))).toEqual([])
  expect(tell(false).filter((one) => !isPlain(one))).not.toHaveLength(0)
  expect(tell(true).filter((one) => one.includes('"decimals":19')).length).toBeGreaterThan(40)
})

test('behavior: some lies are about the status of a purchase, and name another one', () => {
  const order = JSON.stringify({ status: 'opened', amount: { amount: '97.31', currency: 'USDC' } })
  const all = Array.from({ length: 500 }, (_, seed) => mutateJson(order, seed, true))
  for (const status of ['sent', 'refunded'])
    expect(all.filter((text) => text.includes(`"status":"${status}"`))).not.toHaveLength(0)
})

test('behavior: every seed changes something', () => {
  const all = Array.from({ length: 500 }, (_, seed) => mutateJson(answer, seed))
  expect(all.filter((text) => text !== answer).length).toBe(500)
})

test('property: takes whatever a server says', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), fc.nat(), (text, seed) => {
      expect(typeof mutateJson(text, seed)).toBe('string')
    }),
  )
})
