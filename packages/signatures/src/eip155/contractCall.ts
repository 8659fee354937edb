/**
 * Runs `eth_call` on the latest block and resolves with the result in hex. Without `to`, `data` is
 * code to run. Rejects where the call reverts or no node answers.
 */
export type ContractCall = (transaction: {
  to?: string
  data: string
  /** In hex. */
  gas: string
}) => Promise<string>
