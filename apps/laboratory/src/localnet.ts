/** Set by `/environment.js`, which the server of the laboratory answers with. */
declare const environment: {
  readonly chains: readonly { id: number; name: string; rpcUrl: string }[]
  readonly relayUrl: string
  readonly walletUrl: string
}

/** What runs on this machine: the chains, the relay and the web wallet. */
export const { chains: localnet, relayUrl, walletUrl } = environment
