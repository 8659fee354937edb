/** Defined by `/environment.js` from the laboratory's server. */
declare const environment: {
  readonly chains: readonly { id: number; name: string; rpcUrl: string }[]
  /** The same on every chain. */
  readonly tokens: readonly { address: string; symbol: string }[]
  /** The same on every chain. */
  readonly exchange: { readonly router: string; readonly wrapped: string }
  readonly relayUrl: string
  readonly walletUrl: string
  /** The origin of Local Pay, at which all providers of purchases open. */
  readonly payUrl: string
}

/** The local services: the chains, their tokens and exchange, the relay and the web wallet. */
export const { chains: localnet, tokens, exchange, relayUrl, walletUrl, payUrl } = environment
