import { expect, test } from 'vitest'
import { SourceUnavailableError } from '../api/sourceUnavailableError.ts'
import { createOptionsSource } from '../options/createOptionsSource.ts'
import { createFakeProvider } from '../test/createFakeProvider.ts'
import { fetchBestQuote } from './fetchBestQuote.ts'

const wish = {
  purchaseCurrency: 'USDC',
  network: 'base-mainnet',
  paymentCurrency: 'USD',
  amount: '100',
  method: undefined,
  region: { country: 'US', subdivision: undefined },
}
const less = createFakeProvider({ id: 'coinbase', gives: '96.9' })
const more = createFakeProvider({ id: 'meld', gives: '100.1' })

const fetch = (providers: readonly ReturnType<typeof createFakeProvider>[], changes: object = {}) =>
  fetchBestQuote({
    providers,
    options: createOptionsSource(),
    wish: { ...wish, ...changes },
    signal: new AbortController().signal,
  })

test('default: the one that gives most, compared as numbers', async () => {
  const { provider, symbol, quote } = await fetch([less, more])
  expect([provider.id, symbol, quote.purchaseAmount]).toEqual(['meld', 'USDC', '100.1'])
})

test('behavior: a provider that is away, or whose quote does not add up, is left out', async () => {
  const away = createFakeProvider({ id: 'stripe', gives: '200' })
  away.fail(new SourceUnavailableError({ name: 'Stripe', reason: 'status 500' }))
  const wrong = {
    ...createFakeProvider({ id: 'transak', gives: '300' }),
    quote: async () => ({
      ...(await more.quote({ amount: '100' } as Parameters<typeof more.quote>[0])),
      paymentSubtotal: '99',
    }),
  }
  expect((await fetch([away, wrong, less])).provider.id).toBe('coinbase')
})

test.each([
  ['too little', { amount: '1' }, 'AMOUNT_OUTSIDE'],
  ['another asset', { purchaseCurrency: 'DOGE' }, 'NOT_OFFERED'],
  ['another network', { network: 'solana-mainnet' }, 'NOT_OFFERED'],
  ['another currency', { paymentCurrency: 'EUR' }, 'NOT_OFFERED'],
])('error: %s', async (_, changes, code) => {
  await expect(fetch([less, more], changes)).rejects.toMatchObject({ code })
})

test('error: all are away', async () => {
  const away = createFakeProvider()
  away.fail(new SourceUnavailableError({ name: 'Coinbase', reason: 'status 500' }))
  await expect(fetch([away])).rejects.toMatchObject({ code: 'SOURCE_UNAVAILABLE' })
})
