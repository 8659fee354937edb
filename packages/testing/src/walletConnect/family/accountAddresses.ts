import type { BitcoinKey } from '../../bitcoin/deriveBitcoinKeys.ts'

export type AccountAddress = {
  readonly address: string
  /** Hexadecimal. */
  readonly publicKey: string
  readonly path: string
  readonly intention: 'payment' | 'ordinal'
}

/**
 * The addresses of an account in the format of `getAccountAddresses` and `bip122_addressesChanged`.
 */
export function accountAddresses(keys: readonly BitcoinKey[]): readonly AccountAddress[] {
  return keys.map(({ address, publicKey, path, purpose }) => ({
    ...{ address, publicKey, path },
    intention: purpose === 'ordinals' ? 'ordinal' : 'payment',
  }))
}
