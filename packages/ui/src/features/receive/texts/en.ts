/** The texts of the receive views, in ICU syntax. */
export const en = {
  'receive.code': 'QR code of your address',
  'receive.scan': 'Scan to send to this address',
  'receive.address': 'Your address',
  'receive.copy': 'Copy address',
  'receive.copied': 'Address copied',
  'receive.networks': '{count, plural, one {Receive on # network} other {Receive on # networks}}',
  'receive.share': 'Share',
  'receive.kinds': 'Address type',
  'receive.payment': 'Payments',
  'receive.ordinal': 'Ordinals',
  'receive.paymentHint':
    'For bitcoin only. Ordinals and collectibles sent here can be spent by mistake.',
  'receive.ordinalHint': 'For ordinals and collectibles only. Use the other address for bitcoin.',
  'receive.smartAccount':
    'This smart account only works on {network}. Don’t receive on other networks.',
  'compatible.warning':
    'Only receive on these networks. Funds sent on any other network may be lost.',
  'compatible.list': 'Networks this address supports',
} as const

export type ReceiveTexts = typeof en
