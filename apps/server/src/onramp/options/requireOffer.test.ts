import { expect, test } from 'vitest'
import type { ProviderOptions } from '../contract/providerOptions.ts'
import { requireOffer } from './requireOffer.ts'

const options: ProviderOptions = {
  assets: [],
  payments: [
    { currency: 'USD', method: 'card', limits: { min: '10', max: '7500' } },
    { currency: 'USD', method: 'ach_bank_account', limits: { min: '10', max: '25000' } },
    { currency: 'EUR', method: 'card', limits: undefined },
  ],
}
const provider = { name: 'Coinbase' }
const check = (more: Partial<requireOffer.Parameters>) => () =>
  requireOffer({ provider, options, currency: 'USD', method: undefined, amount: '100', ...more })

test.each([
  ['any way to pay', {}],
  ['the least', { amount: '10', method: 'card' }],
  ['the most', { amount: '7500', method: 'card' }],
  ['more by bank', { amount: '20000' }],
  ['no limits', { currency: 'EUR', amount: '1000000' }],
  ['no amount', { amount: undefined }],
  ['a provider that does not say', { options: { assets: [], payments: [] }, currency: 'JPY' }],
] as const)('default: %s', (_, more) => {
  expect(check(more)).not.toThrow()
})

test.each([
  ['less than the least', { amount: '9.99' }, 'AMOUNT_OUTSIDE'],
  ['more than the most by card', { amount: '7500.01', method: 'card' }, 'AMOUNT_OUTSIDE'],
  ['another currency', { currency: 'JPY' }, 'NOT_OFFERED'],
  ['another way', { method: 'apple_pay' }, 'NOT_OFFERED'],
] as const)('error: %s', (_, more, code) => {
  expect(check(more)).toThrow(expect.objectContaining({ code }))
})

test('behavior: the problem names the limits', () => {
  expect(check({ amount: '5', method: 'card' })).toThrow('Coinbase takes 10.00 to 7500.00 USD.')
})
