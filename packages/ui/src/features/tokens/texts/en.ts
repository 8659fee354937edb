/** The texts of an account's tokens, in ICU syntax. */
export const en = {
  'tokens.failed': 'Your tokens did not load',
  'tokens.partial': 'Prices and some tokens are missing: they did not load.',
  'tokens.total': 'Total',
  'tokens.totalKnown':
    'Total without {count, plural, one {# token} other {# tokens}} of unknown price',
  'tokens.dropped':
    '{count, plural, one {# token is left out: what the service says about it cannot be.} other {# tokens are left out: what the service says about them cannot be.}}',
} as const

export type TokensTexts = typeof en
