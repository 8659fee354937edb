/** A chain of the wallet. */
export type FamilyChain = {
  /** CAIP-2. */
  readonly id: string
  /** The name of the chain. */
  readonly name: string
  /** The URL of its node, for Bitcoin of its Esplora API. Without it the wallet only signs. */
  readonly rpcUrl?: string | undefined
}
