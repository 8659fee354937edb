/** The five events of EIP-1193. */
export type ProviderEvent =
  | 'connect'
  | 'disconnect'
  | 'accountsChanged'
  | 'chainChanged'
  | 'message'

/** A request of EIP-1193. */
export type RequestArguments = {
  /** The requested method, such as `eth_accounts`. */
  readonly method: string
  /** Its parameters. */
  readonly params?: unknown
}

/** The wallet's provider for sites (EIP-1193). */
export type DevWalletProvider = {
  /**
   * Sends a request to the wallet.
   * @throws `ProviderRpcError`
   */
  request: (request: RequestArguments) => Promise<unknown>
  /** Adds a listener. */
  on: (event: ProviderEvent, listener: (data: never) => void) => DevWalletProvider
  /** Removes a listener. */
  removeListener: (event: ProviderEvent, listener: (data: never) => void) => DevWalletProvider
}
