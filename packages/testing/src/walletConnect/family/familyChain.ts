/** A chain that a wallet is told of. */
export type FamilyChain = {
  /** CAIP-2. */
  readonly id: string
  readonly name: string
  /** Its node, or for Bitcoin its Esplora interface. Without it the wallet signs, and sends nothing. */
  readonly rpcUrl?: string | undefined
}
