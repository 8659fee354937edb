import { type InferOutput, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { optionsBody } from '../../../test/onrampBodies.ts'
import { offeringAnswer } from './offeringAnswer.ts'
import { sampleOffering } from './sampleOffering.ts'

type Offering = InferOutput<typeof offeringAnswer>

function parse(body: unknown): Offering | undefined {
  const result = safeParse(offeringAnswer, body)
  return result.success ? result.output : undefined
}

/** The body with other rows. */
const withPart = (part: object) => ({ ...optionsBody, ...part })
const [usd] = optionsBody.paymentCurrencies
const [usdc] = optionsBody.purchaseCurrencies
const [coinbase] = optionsBody.providers

test('default', () => {
  const offering = parse(optionsBody)
  expect(offering).toMatchObject({
    isSample: false,
    paymentCurrencies: [
      { id: 'USD', methods: [{ id: 'card', min: '10.00', max: '7500.00' }, {}] },
      { id: 'EUR' },
    ],
    purchaseCurrencies: [
      {
        ...{ id: 'USDC', name: 'USD Coin', symbol: 'USDC' },
        networks: [
          { name: 'ethereum-mainnet', displayName: 'Ethereum', caipNetworkId: 'eip155:1' },
        ],
      },
      { id: 'ETH' },
      { id: 'SOL', networks: [{ reference: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }] },
    ],
    providers: [
      { id: 'coinbase', name: 'Coinbase', usualFee: [1, 2], hosts: ['pay.coinbase.com'] },
      { id: 'meld', networks: ['eip155:1'], methods: ['card', 'ach_bank_account'] },
    ],
  })
  expect(offering?.purchaseCurrencies[1]?.networks[0]).not.toHaveProperty('token')
})

test('behavior: a service without a list of providers has those that are known', () => {
  const { providers: _, ...rest } = optionsBody
  expect(parse(rest)?.providers).toEqual(sampleOffering.providers)
})

test('behavior: what a known provider is called is not the service’s to say', () => {
  const evil = { ...coinbase, name: 'Not Coinbase' }
  expect(parse(withPart({ providers: [evil] }))?.providers).toMatchObject([{ name: 'Coinbase' }])
})

test.each<[string, object]>([
  ['a least above the most', { min: '20', max: '10' }],
  ['negative limits', { min: '-1', max: '10' }],
  ['a most of nothing', { min: '0', max: '0' }],
  ['limits that are no numbers', { min: 'NaN', max: '1e9' }],
  ['an id that is markup', { id: '<b>card</b>' }],
])('behavior: a method with %s is left out', (_, part) => {
  const [card] = usd?.payment_method_limits ?? []
  const limits = [{ ...card, id: 'broken', ...part }, card]
  const body = withPart({ paymentCurrencies: [{ id: 'USD', payment_method_limits: limits }] })
  expect(parse(body)?.paymentCurrencies).toMatchObject([{ methods: [{ id: 'card' }] }])
})

test.each<[string, object]>([
  ['no id', { id: '' }],
  ['an id that is a path', { id: '../x y' }],
  ['no symbol', { symbol: '\u202e' }],
  ['no networks', { networks: [] }],
  ['networks that are none', { networks: [{ name: 'x' }] }],
  ['a contract that is markup', { networks: [{ ...usdc?.networks[0], contract_address: '<i>' }] }],
])('behavior: a token with %s is left out', (_, part) => {
  const tokens = [{ ...usdc, id: 'broken', ...part }, usdc]
  expect(parse(withPart({ purchaseCurrencies: tokens }))?.purchaseCurrencies).toMatchObject([
    { id: 'USDC' },
  ])
})

test('behavior: names are plain text, and doubled rows are one', () => {
  const loud = { ...usdc, name: 'USD\u202e <b>Coin</b>', symbol: `U${'S'.repeat(100)}` }
  const tokens = parse(withPart({ purchaseCurrencies: [loud, loud] }))?.purchaseCurrencies
  expect(tokens).toMatchObject([{ name: 'USD <b>Coin</b>', symbol: `U${'S'.repeat(15)}` }])
})

test('behavior: a million rows are bounded', () => {
  const many = Array.from({ length: 100_000 }, (_, at) => ({ ...usdc, id: `T${at}` }))
  const offering = parse(withPart({ purchaseCurrencies: many, providers: many }))
  expect(offering?.purchaseCurrencies.length).toBe(1000)
  expect(offering?.providers.length).toBeLessThanOrEqual(16)
})

test.each<[string, unknown]>([
  ['nothing', null],
  ['no currency', withPart({ paymentCurrencies: [] })],
  ['no token', withPart({ purchaseCurrencies: [] })],
  ['providers that are no list', withPart({ providers: 'coinbase' })],
])('error: %s', (_, body) => {
  expect(parse(body)).toBeUndefined()
})

test('default: the sample of the spec', () => {
  const { paymentCurrencies, purchaseCurrencies, providers } = sampleOffering
  const limits = { card: ['10.00', '7500.00'], ach_bank_account: ['10.00', '25000.00'] }
  for (const { methods } of paymentCurrencies)
    expect(Object.fromEntries(methods.map(({ id, min, max }) => [id, [min, max]]))).toEqual(limits)
  expect(paymentCurrencies.map(({ id }) => id)).toEqual(['USD', 'EUR'])
  expect(purchaseCurrencies.map(({ symbol }) => symbol)).toEqual(['USDC', 'ETH'])
  expect(purchaseCurrencies[0]?.networks.map(({ token }) => token)).toEqual([
    ...['0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174'],
  ])
  expect(providers).toMatchObject([
    { id: 'coinbase', networks: ['eip155'], usualFee: [1, 2] },
    { id: 'meld', networks: ['eip155', 'solana'], usualFee: [1, 2] },
  ])
})
