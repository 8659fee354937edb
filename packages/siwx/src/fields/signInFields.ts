/** The families of chains that sign in, as CAIP-2 names them. */
export type SignInNamespace = 'eip155' | 'solana' | 'bip122' | 'polkadot'

/**
 * What a sign-in message says, every part as the text it was: an address keeps its case, a time its
 * zone. The same fields always make the same message.
 * @see EIP-4361, CAIP-122
 */
export type SignInFields = {
  readonly namespace: SignInNamespace
  /** Of the origin that asks, such as `https`. Most messages have none. */
  readonly scheme?: string | undefined
  /** The authority that asks: a host, with its port unless it is the default one. */
  readonly domain: string
  readonly address: string
  readonly statement?: string | undefined
  readonly uri: string
  /**
   * The chain, as its family writes it: `1` for Ethereum, `mainnet` for Solana, a reference of
   * CAIP-2 for Bitcoin and Polkadot.
   */
  readonly chainId: string
  /** At least 8 letters and digits. */
  readonly nonce: string
  /** As RFC 3339 has it, like the other times. */
  readonly issuedAt: string
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** What is wrong with a message: where, and why, for developers. */
export type MessageFault = {
  /** A field of the message, or the text as a whole. */
  readonly field: keyof SignInFields | 'version' | 'text'
  readonly reason: string
}
