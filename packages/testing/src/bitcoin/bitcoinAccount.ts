/** An address of the wallet as sites see it. */
export type BitcoinAccount = {
  readonly address: string
  readonly purpose: 'payment' | 'ordinals'
  readonly type: 'p2wpkh' | 'p2sh' | 'p2tr'
  /** Hexadecimal: 33 bytes, or the 32 of the internal key for `p2tr`. */
  readonly publicKey: string
  /** The derivation path (BIP-32). */
  readonly path: string
}
