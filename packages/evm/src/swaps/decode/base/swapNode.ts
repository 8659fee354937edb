/** What decoders ask of the chain. */
export type SwapNode = {
  /**
   * Runs a call on the newest block and resolves with its answer in hex. Rejects with
   * `NETWORK_RPC_FAILED` if no node answers, and with the node's own error if it refuses the call.
   */
  run(call: { readonly to: string; readonly data: string }): Promise<string>
}
