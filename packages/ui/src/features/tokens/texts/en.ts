/** The texts of an account's tokens, in ICU syntax. */
export const en = {
  'tokens.failed': 'Your tokens could not be loaded',
  'tokens.partial': 'Prices and some tokens could not be loaded.',
  'tokens.total': 'Total',
  'tokens.totalKnown':
    'Total without {count, plural, one {# token} other {# tokens}} of unknown price',
  'tokens.dropped':
    '{count, plural, one {# token is hidden: its data is not valid.} other {# tokens are hidden: their data is not valid.}}',
} as const

export type TokensTexts = typeof en
