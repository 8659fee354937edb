/** Defined by `/environment.js` from the laboratory's server. */
declare const environment: {
  readonly chains: readonly { id: number; name: string; rpcUrl: string }[]
  /** The same on every chain. */
  readonly tokens: readonly { address: string; symbol: string }[]
  readonly relayUrl: string
  readonly walletUrl: string
}

/** The local services: the chains and their tokens, the relay and the web wallet. */
export const { chains: localnet, tokens, relayUrl, walletUrl } = environment
