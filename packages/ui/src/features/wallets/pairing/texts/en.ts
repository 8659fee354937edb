/** The texts of the views of remote wallets, in ICU syntax. */
export const en = {
  'pairing.scan': 'Scan with your phone’s camera or {wallet}.',
  'pairing.scanAny': 'Scan with your phone’s camera or a wallet app.',
  'pairing.slow': 'This takes longer than usual. Check that you are online.',
  'pairing.copy': 'Copy link',
  'pairing.copied': 'Link copied',
  'pairing.phone': 'Phone',
  'pairing.here': 'This device',
  'pairing.elsewhere': 'Another device',
  'pairing.desktop': 'Desktop',
  'pairing.web': 'Web',
  'pairing.declined': 'You declined in the wallet. You can try again.',
} as const

export type PairingTexts = typeof en
