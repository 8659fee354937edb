import type { EvmCall } from '../calls/evmCall.ts'

/** What is called for an exchange, and what the call does. */
export type SwapIntent = {
  readonly call: EvmCall & { readonly gas?: bigint | undefined }
  /** Base units of the target below which it fails. */
  readonly minReceived: bigint
  /** Milliseconds since the epoch after which it fails. `undefined` if never. */
  readonly deadline: number | undefined
  /** The chain's time when it was read, in milliseconds since the epoch. */
  readonly clock: number
  /** The contract that takes the source token. `undefined` if no allowance is needed. */
  readonly spender: string | undefined
  /**
   * The contract that checks what arrives, for an unknown router. `undefined` if the router does
   * so.
   */
  readonly guard: string | undefined
}
