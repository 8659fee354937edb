import { expect, test } from 'vitest'
import { ConfigError } from './configError.ts'
import { readConfig } from './readConfig.ts'

const coinbase = {
  COINBASE_KEY_ID: 'organizations/o/apiKeys/k',
  COINBASE_KEY_SECRET: Buffer.alloc(64, 7).toString('base64'),
}
const read = (settings: Record<string, string>) => readConfig(settings).onramp

test('default: none', () => {
  expect(read({})).toEqual({
    providers: [],
    publicUrl: undefined,
    returnOrigins: [],
    rateLimit: 10,
  })
  expect(readConfig({}).services).not.toContain('onramp')
})

test('default: those that are chosen, in their order, each once', () => {
  const { providers, publicUrl } = read({
    ...coinbase,
    ONRAMP_PROVIDERS: 'stripe, coinbase,stripe',
    STRIPE_KEY: 'sk_test_0123456789',
    ONRAMP_URL: 'https://cleat.example/',
  })
  expect(providers.map(({ id }) => id)).toEqual(['stripe', 'coinbase'])
  expect(publicUrl).toBe('https://cleat.example')
})

test('behavior: Meld needs one key of two', () => {
  const [meld] = read({ ONRAMP_PROVIDERS: 'meld', MELD_PUBLIC_KEY: 'W123:456' }).providers
  expect(meld).toMatchObject({ id: 'meld', key: undefined, publicKey: 'W123:456' })
})

const refusals: readonly (readonly [string, Record<string, string>, string])[] = [
  ['a provider that is none', { ONRAMP_PROVIDERS: 'paypal' }, 'ONRAMP_PROVIDERS'],
  ['Coinbase without its key', { ONRAMP_PROVIDERS: 'coinbase' }, 'COINBASE_KEY_ID is not set'],
  ['Meld without a key', { ONRAMP_PROVIDERS: 'meld' }, 'MELD_KEY is not set'],
  ['MoonPay without its secret', { ONRAMP_PROVIDERS: 'moonpay' }, 'MOONPAY_SECRET is not set'],
  ['Transak without its referrer', { ONRAMP_PROVIDERS: 'transak' }, 'TRANSAK_REFERRER is not set'],
  [
    'webhooks of Meld without an address',
    {
      ONRAMP_PROVIDERS: 'meld',
      MELD_KEY: 'a-key-of-meld-1',
      MELD_WEBHOOK_SECRET: 'a-secret-of-meld',
    },
    'ONRAMP_URL is not set',
  ],
]

test.each(refusals)('error: %s', (_, settings, words) => {
  expect(() => readConfig(settings)).toThrow(ConfigError)
  expect(() => readConfig(settings)).toThrow(words)
})

test('error: a secret that cannot be used is not shown', () => {
  const settings = {
    ...coinbase,
    ONRAMP_PROVIDERS: 'coinbase',
    COINBASE_KEY_SECRET: 'c2VjcmV0LW9mLW1pbmU=',
  }
  expect(() => readConfig(settings)).toThrow('COINBASE_KEY_SECRET')
  expect(() => readConfig(settings)).not.toThrow('c2VjcmV0')
})
