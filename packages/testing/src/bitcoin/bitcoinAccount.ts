/** An address of the wallet, as sites may know it. */
export type BitcoinAccount = {
  readonly address: string
  readonly purpose: 'payment' | 'ordinals'
  readonly type: 'p2wpkh' | 'p2sh' | 'p2tr'
  /** Hexadecimal: 33 bytes, for `p2tr` the 32 of the internal key. */
  readonly publicKey: string
  /** Where the key is in the tree of BIP-32. */
  readonly path: string
}
