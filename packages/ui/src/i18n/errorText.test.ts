// @vitest-environment node
import { CleatError } from '@cleat/core'
import { expect, test } from 'vitest'
import { errorText } from './errorText.ts'
import { fillText } from './fillText.ts'
import { createLanguage } from './language/createLanguage.ts'
import { de } from './texts/de.ts'
import { enErrors } from './texts/enErrors.ts'

const language = createLanguage()

test('default', () => {
  const error = new CleatError('CONNECTION_USER_REJECTED', { context: { wallet: 'Rabby' } })
  expect(errorText(error, { language })).toBe('Request declined in Rabby. Nothing was shared.')
})

test('behavior: an error that is not ours', () => {
  expect(errorText(new Error('secret'), { language, wallet: 'Rabby' })).toBe(
    'Rabby reported a problem. Open it to check, then try again.',
  )
})

const asked = { context: { method: 'eth_sendTransaction', wallet: 'Rabby' } }

test.each([new CleatError('WALLET_ERROR', asked), new CleatError('REQUEST_CANCELLED', asked)])(
  'behavior: $code in another language',
  (error) => {
    const german = createLanguage({ name: 'de', texts: de })
    const text = fillText(de[error.code], { language: german, values: { wallet: 'Rabby' } })
    expect(errorText(error, { language: german })).toBe(text)
  },
)

test('behavior: the app words errors itself', () => {
  const own = createLanguage({
    ownTexts: { REQUEST_CANCELLED: 'Stopped.', WALLET_ERROR: 'Oh no.' },
  })
  expect(errorText(new CleatError('REQUEST_CANCELLED', asked), { language: own })).toBe('Stopped.')
  expect(errorText(new Error('secret'), { language: own })).toBe('Oh no.')
})

test.each([
  ['clock', 'Check the clock of this device'],
  ['project', 'Please contact its support'],
  ['origin', 'Please contact its support'],
  ['other', 'Please contact its support'],
] as const)('behavior: refused for its %s, the app says what helps', (reason, text) => {
  const error = new CleatError('CONNECTION_RELAY_REFUSED', {
    context: { relay: 'wss://r', reason },
  })
  expect(errorText(error, { language })).toContain(text)
})

const amounts = [
  new CleatError('PAYMENT_FUNDS_INSUFFICIENT', {
    context: { symbol: 'DAI', available: '1234567.000000000000000089' },
  }),
  new CleatError('PAYMENT_FEE_UNCOVERED', {
    context: { symbol: 'ETH', fee: '0.000234567890123456' },
  }),
  new CleatError('PAYMENT_FEE_UNCOVERED', { context: { symbol: 'SHIB', fee: '12345.6' } }),
  new CleatError('PAYMENT_TOO_SMALL', { context: { symbol: 'BTC', minimum: '0.00000546' } }),
  new CleatError('SWAP_PRICE_MOVED', {
    context: { symbol: 'USDC', minimum: '2461.43986', now: '9' },
  }),
  new CleatError('ONRAMP_AMOUNT_OUTSIDE', { context: { currency: 'EUR', minimum: '1500.50' } }),
]

test.each([
  [
    'en',
    ['1,234,567.000000000000000089', '0.000235', '12,300', '0.00000546', '2,461.43986', '1,500.50'],
  ],
  [
    'de',
    ['1.234.567,000000000000000089', '0,000235', '12.300', '0,00000546', '2.461,43986', '1.500,50'],
  ],
  [
    'hi',
    ['12,34,567.000000000000000089', '0.000235', '12,300', '0.00000546', '2,461.43986', '1,500.50'],
  ],
  [
    'ar',
    ['1,234,567.000000000000000089', '0.000235', '12,300', '0.00000546', '2,461.43986', '1,500.50'],
  ],
] as const)('behavior: amounts as %s writes them', (tag, shown) => {
  const texts = {
    PAYMENT_FUNDS_INSUFFICIENT: '{available}',
    PAYMENT_FEE_UNCOVERED: '{fee}',
    PAYMENT_TOO_SMALL: '{minimum}',
    SWAP_PRICE_MOVED: '{minimum}',
    ONRAMP_AMOUNT_OUTSIDE: '{minimum}',
  }
  const language = createLanguage({ tag, ownTexts: texts })
  const isolates = /[\u2066-\u2069]/g
  const read = amounts.map((error) => errorText(error, { language }).replace(isolates, ''))
  expect(read).toEqual(shown)
})

test.each(Object.entries(enErrors))('behavior: %s is plain text', (code, text) => {
  const shown = fillText(text, { language, values: { wallet: 'Rabby' } })
  expect(shown).toMatch(/^[A-Z{].*\.$/)
  expect(shown).not.toContain(code)
  expect(shown.length).toBeLessThan(100)
})
