/** The texts of the views of remote wallets, in ICU syntax. */
export const en = {
  'pairing.scan': 'Scan with {wallet} or your phone’s camera.',
  'pairing.scanAny': 'Scan with a wallet app or your phone’s camera.',
  'pairing.slow': 'This is taking longer than usual. Check your internet connection.',
  'pairing.copy': 'Copy link',
  'pairing.copied': 'Link copied',
  'pairing.phone': 'Phone',
  'pairing.here': 'This device',
  'pairing.elsewhere': 'Another device',
  'pairing.desktop': 'Desktop',
  'pairing.web': 'Web',
  'pairing.others': 'Other ways',
  'pairing.declined': 'Request declined. Try again when you’re ready.',
} as const

export type PairingTexts = typeof en
