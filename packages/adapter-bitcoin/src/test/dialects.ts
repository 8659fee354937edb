import type { BitcoinDialect } from '@cleat/testing/bitcoin'

export const dialects: readonly BitcoinDialect[] = [
  'walletStandard',
  'unisat',
  'satsConnect',
  'leather',
  'okx',
]
