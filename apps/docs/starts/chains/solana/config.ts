import { SolanaAdapter } from '@cleat/adapter-solana'
import { createAppKit } from '@cleat/react'
import { solana } from '@cleat/react/networks'

export const kit = createAppKit({
  adapters: [new SolanaAdapter()],
  networks: [solana],
  // The public node refuses browsers: name your own.
  customRpcUrls: { [solana.caipNetworkId]: [{ url: 'https://solana.example' }] },
})
