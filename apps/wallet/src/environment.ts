import type { FamilyChain } from '@cleat/testing/wallet-connect'

/** Put in by `scripts/startWallet.ts`. */
declare const LOCALNET: readonly { id: number; name: string; rpcUrl: string }[]
declare const RELAY_URL: string
declare const HAS_CHAINS: boolean

/** The chains that run on this machine. */
export const chains = LOCALNET

/** The Solana chain that starts when it is asked; it stands in for the main one. */
export const solanaChain: FamilyChain = {
  ...{ id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name: 'Solana' },
  rpcUrl: chainUrl('solana'),
}

/** The Bitcoin chain that starts when it is asked. */
export const bitcoinChain: FamilyChain = {
  ...{ id: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328', name: 'Bitcoin Regtest' },
  rpcUrl: chainUrl('bitcoin'),
}

function chainUrl(name: string): string | undefined {
  return HAS_CHAINS ? new URL(`/chains/${name}`, location.origin).href : undefined
}

/** The relay, or another one by `?relay=ws://…`. It sees nothing of what is said through it. */
export function relayUrl(search: string): string {
  const asked = new URLSearchParams(search).get('relay') ?? ''
  return /^wss?:\/\//.test(asked) && URL.canParse(asked) ? asked : RELAY_URL
}
