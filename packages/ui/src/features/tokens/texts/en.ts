/** The texts of an account's tokens, in ICU syntax. */
export const en = {
  'tokens.failed': 'Couldn’t load your tokens',
  'tokens.partial': 'Some tokens and prices couldn’t be loaded.',
  'tokens.totalKnown':
    'Total, excluding {count, plural, one {# token} other {# tokens}} without a price',
  'tokens.dropped':
    '{count, plural, one {# token is hidden because its data is invalid.} other {# tokens are hidden because their data is invalid.}}',
  'tokens.approvals': 'Approvals of {token}',
} as const

export type TokensTexts = typeof en
