/**
 * Runs `eth_call` on the latest block of a chain and resolves with the result in hex. Without `to`,
 * `data` is code to run. Rejects where the call reverts, no node answers, or the chain is unknown.
 */
export type SiwxCall = (request: {
  /** CAIP-2. */
  readonly chain: string
  readonly to?: string
  readonly data: string
  /** In hex. */
  readonly gas: string
  /** Aborted when the answer would come too late. */
  readonly signal: AbortSignal
}) => Promise<string>
