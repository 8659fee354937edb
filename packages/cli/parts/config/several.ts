import { BitcoinAdapter } from '@cleat/adapter-bitcoin'
import { PolkadotAdapter } from '@cleat/adapter-polkadot'
import { SolanaAdapter } from '@cleat/adapter-solana'
import { WagmiAdapter } from '@cleat/adapter-wagmi'
import { createAppKit } from '@cleat/react/appkit'
import { base, bitcoin, mainnet, polkadotAssetHub, solana } from '@cleat/react/networks'

// Networks bring public RPC URLs. Name your own before you publish: they are slow and limited.
const evm = [mainnet, base] as const

export const kit = createAppKit({
  adapters: [
    new WagmiAdapter({ networks: evm }),
    new SolanaAdapter(),
    new BitcoinAdapter(),
    new PolkadotAdapter(),
  ],
  networks: [...evm, solana, bitcoin, polkadotAssetHub],
  themeMode: 'system',
  themeVariables: { '--cleat-accent': 'light-dark(#0b6e80, #5cc8dc)' },
})
