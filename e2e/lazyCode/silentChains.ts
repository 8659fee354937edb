import { westend } from '@cleat/core/networks'
import { mainnet } from 'viem/chains'

/** No node listens here. */
const rpcUrl = 'http://127.0.0.1:9'

/** Chains whose nodes never answer, for tests that only connect. */
export const silentChains = {
  evm: { id: 1, name: 'Ethereum', rpcUrl, chain: mainnet },
  solana: { rpcUrl, caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
  bitcoin: { esploraUrl: rpcUrl, fund: async () => ({ txid: '' }) },
  polkadot: { network: westend },
} as const
