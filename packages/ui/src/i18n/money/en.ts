/** The texts of what holds, sends and receives money. In ICU's syntax, like all texts. */
export const en = {
  'receive.code': 'QR code of your address',
  'receive.scan': 'Scan this code to send to your account.',
  'receive.address': 'Your address',
  'receive.copy': 'Copy address',
  'receive.copied': 'Address copied',
  'receive.networks': '{count, plural, one {Works on # network} other {Works on # networks}}',
  'compatible.warning':
    'Only send to this address from the networks below. What comes from another network may be lost.',
  'compatible.list': 'Networks that this address works on',

  'tokens.loading': 'Loading your tokens',
  'tokens.failed': 'Your tokens did not load',
  'tokens.partial': 'Prices and some tokens are missing: they did not load.',
  'tokens.emptyTitle': 'No tokens yet',
  'tokens.emptyText': 'What this account holds on {network} shows up here.',
} as const
