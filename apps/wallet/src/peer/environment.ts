import type { FamilyChain } from '@cleat/testing/wallet-connect'

/** Defined by `/environment.js` from the wallet's server. */
declare const environment: {
  readonly chains: readonly { id: number; name: string; rpcUrl: string }[]
  readonly relayUrl: string
  /** Whether Solana and Bitcoin chains start on demand. Else the wallet only signs for them. */
  readonly hasChains: boolean
}

/** The local chains. */
export const { chains } = environment

/** The Solana chain, which starts on demand. It has mainnet's id. */
export const solanaChain: FamilyChain = {
  ...{ id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name: 'Solana' },
  rpcUrl: chainUrl('solana'),
}

/** The Bitcoin chain, which starts on demand. */
export const bitcoinChain: FamilyChain = {
  ...{ id: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328', name: 'Bitcoin Regtest' },
  rpcUrl: chainUrl('bitcoin'),
}

function chainUrl(name: string): string | undefined {
  return environment.hasChains ? new URL(`/chains/${name}`, location.origin).href : undefined
}

/** The relay's URL, or that of `?relay=ws://…`. The relay only sees encrypted messages. */
export function relayUrl(search: string): string {
  const asked = new URLSearchParams(search).get('relay') ?? ''
  return /^wss?:\/\//.test(asked) && URL.canParse(asked) ? asked : environment.relayUrl
}
