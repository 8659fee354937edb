/** An address of the wallet as sites see it. */
export type BitcoinAccount = {
  /** The address. */
  readonly address: string
  /** What sites use the address for. */
  readonly purpose: 'payment' | 'ordinals'
  /** The type of its outputs. */
  readonly type: 'p2wpkh' | 'p2sh' | 'p2tr'
  /** Hexadecimal: 33 bytes, or the 32 of the internal key for `p2tr`. */
  readonly publicKey: string
  /** The derivation path (BIP-32). */
  readonly path: string
}
