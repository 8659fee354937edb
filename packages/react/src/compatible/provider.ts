/**
 * The provider that `useAppKitProvider('eip155')` returns, for viem's `custom` and ethers'
 * `BrowserProvider`.
 * @see EIP-1193
 */
export type Provider = {
  /** Sends a request to the connected wallet. */
  request<answer = unknown>(request: {
    /** JSON-RPC method: `personal_sign`. */
    readonly method: string
    /** Its parameters. */
    readonly params?: readonly unknown[] | object | undefined
  }): Promise<answer>
  /** Adds a listener for an event, such as `accountsChanged`. */
  on(event: string, listener: (payload: never) => void): unknown
  /** Removes a listener. */
  removeListener(event: string, listener: (payload: never) => void): unknown
}
