import fc from 'fast-check'
import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { quoteBody } from '../../../test/onrampBodies.ts'
import { quoteAnswer } from './quoteAnswer.ts'

const asked = {
  ...{ amount: '100', paymentCurrency: 'USD', provider: 'coinbase' },
  purchaseCurrency: ['id-of-usdc', 'USDC'],
}

function parse(part: object = {}, question = asked) {
  const body = { ...quoteBody({ provider: 'coinbase' }), ...part }
  const result = safeParse(quoteAnswer(question), body)
  return result.success ? result.output : undefined
}

function findFault(part: object): string | undefined {
  const body = { ...quoteBody({ provider: 'coinbase' }), ...part }
  return safeParse(quoteAnswer(asked), body).issues?.[0].message
}

const usd = (amount: string) => ({ amount, currency: 'USD' })

test('default', () => {
  expect(parse()).toEqual({
    quoteId: 'quote-coinbase',
    purchaseAmount: { amount: '97', currency: 'USDC' },
    paymentSubtotal: usd('97'),
    networkFee: usd('1'),
    providerFee: usd('2'),
    paymentTotal: usd('100'),
    expiresAt: Date.UTC(2036, 0),
    isPlaceholder: false,
  })
})

test('behavior: a service that has but one provider', () => {
  const parts = { provider: undefined, providerFee: undefined, coinbaseFee: usd('2') }
  expect(parse(parts)).toMatchObject({ providerFee: usd('2') })
  expect(parse(parts, { ...asked, provider: 'meld' })).toBeUndefined()
})

test('behavior: a service that takes no fee', () => {
  const parts = { providerFee: undefined, paymentSubtotal: usd('99') }
  expect(parse(parts)).toMatchObject({ providerFee: usd('0') })
})

test('behavior: a quote without an end, and one whose end is no time', () => {
  for (const expiresAt of [undefined, 'soon'])
    expect(parse({ expiresAt })).not.toHaveProperty('expiresAt')
})

test('behavior: a fault says what does not fit', () => {
  expect(findFault({ provider: 'meld' })).toBe('another provider')
  expect(findFault({ purchaseAmount: { amount: '97', currency: 'SHIB' } })).toBe('another question')
  expect(findFault({ paymentTotal: usd('99.99') })).toBe('no sum of its parts')
  expect(findFault({})).toBeUndefined()
})

test('behavior: a total that is rounded', () => {
  expect(parse({ paymentTotal: usd('101'), networkFee: usd('2') })).toBeDefined()
  expect(parse({ paymentTotal: usd('99'), networkFee: usd('0') })).toBeDefined()
  expect(parse({ paymentTotal: usd('98.99'), paymentSubtotal: usd('95.99') })).toBeUndefined()
  expect(parse({ paymentTotal: usd('100.40'), networkFee: usd('1.4') })).toBeDefined()
  expect(parse({ paymentTotal: usd('101.01'), networkFee: usd('2.01') })).toBeUndefined()
})

test.each<[string, object]>([
  ['another provider', { provider: 'meld' }],
  ['no provider', { provider: undefined }],
  ['another token', { purchaseAmount: { amount: '97', currency: 'SHIB' } }],
  ['another currency', { paymentTotal: { amount: '100', currency: 'EUR' } }],
  ['a fee of another currency', { networkFee: { amount: '1', currency: 'ETH' } }],
  ['another amount', { paymentTotal: usd('50'), paymentSubtotal: usd('47') }],
  ['a total that is no sum', { paymentTotal: usd('99.99') }],
  ['a negative fee', { providerFee: usd('-2'), paymentSubtotal: usd('101') }],
  ['nothing that arrives', { purchaseAmount: { amount: '0.00', currency: 'USDC' } }],
  ['an amount that is none', { purchaseAmount: { amount: '9e9', currency: 'USDC' } }],
  ['more decimals than any token has', { networkFee: usd(`1.${'0'.repeat(37)}`) }],
  [
    'a fee that is less than any token divides',
    { networkFee: usd(`0.${'0'.repeat(36)}1`), paymentSubtotal: usd('98') },
  ],
  ['numbers', { paymentTotal: { amount: 100, currency: 'USD' } }],
])('error: %s', (_, part) => {
  expect(parse(part)).toBeUndefined()
})

test('property: a quote whose parts are not its total is never shown', () => {
  const cents = fc.bigInt(0n, 10_000n)
  const toText = (value: bigint) => `${value / 100n}.${(value % 100n).toString().padStart(2, '0')}`
  fc.assert(
    fc.property(cents, cents, cents, cents, (total, subtotal, network, provider) => {
      const quote = parse({
        paymentTotal: usd(toText(total)),
        paymentSubtotal: usd(toText(subtotal)),
        networkFee: usd(toText(network)),
        providerFee: usd(toText(provider)),
      })
      const isRight = total === subtotal + network + provider && total >= 9900n && total <= 10_100n
      expect(quote !== undefined).toBe(isRight)
    }),
  )
})
