/** The texts of the receive views, in ICU syntax. */
export const en = {
  'receive.code': 'QR code of your address',
  'receive.scan': 'Scan this code to send to your account.',
  'receive.address': 'Your address',
  'receive.copy': 'Copy address',
  'receive.copied': 'Address copied',
  'receive.networks': '{count, plural, one {Works on # network} other {Works on # networks}}',
  'receive.share': 'Share',
  'receive.kinds': 'Kind of address',
  'receive.payment': 'Payments',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    'For bitcoin only. Ordinals and other collectibles sent here can be spent by mistake.',
  'receive.ordinalHint':
    'For ordinals and other collectibles only. Use the other address for bitcoin.',
  'receive.smartAccount':
    'This smart account is for {network} only. Tokens sent on another network may be lost.',
  'compatible.warning':
    'Only send to this address on the networks below. Tokens sent on another network may be lost.',
  'compatible.list': 'Networks that this address works on',
} as const

export type ReceiveTexts = typeof en
