import type { Address, Hex } from 'viem'

/** The zone in which names are registered. */
export type NamesConfig = {
  /** `names.example`. */
  readonly zone: string
  /** Words that are kept back, beside the usual ones. */
  readonly reserved: readonly string[]
  /** Where the names are answered on a chain. Without it they count on this service alone. */
  readonly onChain:
    | {
        readonly chainId: number
        readonly resolver: Address
        /** The key that proves answers. */
        readonly signerKey: Hex
      }
    | undefined
  /** Answers from what `names export` wrote, and registers nothing. */
  readonly exported: { readonly text: string; readonly signer: Address } | undefined
  /** Whether the registration of the Data API, a JSON that is signed, is taken. */
  readonly acceptsJson: boolean
}
