// @vitest-environment node
import { expect, test } from 'vitest'
import { fillText } from './fillText.ts'
import { createLanguage } from './language/createLanguage.ts'

const language = createLanguage()

test('default', () => {
  const values = { wallet: 'Rabby' }
  expect(fillText('Continue in {wallet}', { language, values })).toBe('Continue in Rabby')
})

test('behavior: a missing value leaves no gap', () => {
  expect(fillText('{wallet} You declined it in {wallet} .', { language, values: {} })).toBe(
    'You declined it in .',
  )
})

test('behavior: keeps the spaces that hold words together', () => {
  expect(fillText('Prêt\u202f?', { language, values: {} })).toBe('Prêt\u202f?')
})

const arabic = createLanguage({ tag: 'ar' })

test.each(['5', '1,234.567', '<0.001', '−0.5'])(
  'behavior: from right to left, %s stands before its unit',
  (amount) => {
    const values = { amount, symbol: 'USDC' }
    const whole = `\u2066\u2068${amount}\u2069 \u2068USDC\u2069\u2069`
    const text = 'أقل مبلغ {amount} {symbol}.'
    expect(fillText(text, { language: arabic, values })).toBe(`أقل مبلغ ${whole}.`)
    expect(fillText('At least {amount} {symbol}.', { language, values })).toBe(
      `At least ${amount} USDC.`,
    )
  },
)

test.each([
  ['{a} {b}', { a: 'Rabby', b: 'USDC' }],
  ['{a} {b}', { a: '17:00', b: 'USDC' }],
  ['{a} من {b}', { a: '5', b: 'USDC' }],
  ['{a} {b}', { a: '5' }],
] as const)('behavior: %s with %o is in the order of the language', (text, values) => {
  expect(fillText(text, { language: arabic, values })).not.toContain('\u2066')
})
