/** Put in by `scripts/start.ts`. */
declare const LOCALNET: readonly { id: number; name: string; rpcUrl: string }[]
declare const RELAY_URL: string
declare const WALLET_URL: string

/** The chains that run on this machine. */
export const localnet = LOCALNET

/** The relay that runs on this machine. */
export const relayUrl = RELAY_URL

/** The web wallet that runs on this machine. */
export const walletUrl = WALLET_URL
