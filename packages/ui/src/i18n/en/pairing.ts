export const pairing = {
  'pairing.code': 'QR code',
} as const
