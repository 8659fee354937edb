import { expect, test } from 'vitest'
import { checkQuote } from './checkQuote.ts'

const quote = {
  purchaseAmount: '97.5',
  paymentSubtotal: '97.5',
  networkFee: '0.5',
  providerFee: '2',
  paymentTotal: '100',
  expiresAt: 1,
}

test('default', () => {
  expect(checkQuote(quote)).toEqual(quote)
})

test('behavior: a cent of rounding is part of the fee', () => {
  expect(checkQuote({ ...quote, providerFee: '1.99' })?.providerFee).toBe('2')
  expect(checkQuote({ ...quote, providerFee: '2.01' })?.providerFee).toBe('2')
  for (const providerFee of ['1.95', '2.05'])
    expect(checkQuote({ ...quote, providerFee })?.providerFee).toBe('2')
  for (const providerFee of ['1.949', '2.051'])
    expect(checkQuote({ ...quote, providerFee })).toBeUndefined()
})

test.each([
  ['a total that is not its parts', { paymentTotal: '110' }],
  ['fees that are more than the total', { networkFee: '5' }],
  ['a part that is more than the whole', { paymentSubtotal: '101' }],
  ['nothing to get', { purchaseAmount: '0' }],
])('error: %s', (_, wrong) => {
  expect(checkQuote({ ...quote, ...wrong })).toBeUndefined()
})
