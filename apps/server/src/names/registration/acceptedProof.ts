/** A message that an account signed for something, and that counts. */
export type AcceptedProof = {
  /** CAIP-10. */
  readonly account: string
  /** A key on all chains of its family, or a contract on its chain. */
  readonly subject: string
  readonly kind: 'key' | 'contract'
  readonly message: string
  readonly signature: string
}
