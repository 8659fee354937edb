/** The five events of EIP-1193. */
export type ProviderEvent =
  | 'connect'
  | 'disconnect'
  | 'accountsChanged'
  | 'chainChanged'
  | 'message'

/** A request of EIP-1193. */
export type RequestArguments = { readonly method: string; readonly params?: unknown }

/** The wallet's provider for sites (EIP-1193). */
export type DevWalletProvider = {
  request: (request: RequestArguments) => Promise<unknown>
  on: (event: ProviderEvent, listener: (data: never) => void) => DevWalletProvider
  removeListener: (event: ProviderEvent, listener: (data: never) => void) => DevWalletProvider
}
