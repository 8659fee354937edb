import { BitcoinAdapter } from '@cleat/adapter-bitcoin'
import { PolkadotAdapter } from '@cleat/adapter-polkadot'
import { SolanaAdapter } from '@cleat/adapter-solana'
import { WagmiAdapter } from '@cleat/adapter-wagmi'
import { createAppKit } from '@cleat/react'
import { base, bitcoin, mainnet, polkadotAssetHub, solana } from '@cleat/react/networks'

const evm = [mainnet, base] as const

export const kit = createAppKit({
  adapters: [
    new WagmiAdapter({ networks: evm }),
    new SolanaAdapter(),
    new BitcoinAdapter(),
    new PolkadotAdapter(),
  ],
  networks: [...evm, solana, bitcoin, polkadotAssetHub],
})
