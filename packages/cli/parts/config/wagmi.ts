import { WagmiAdapter } from '@cleat/adapter-wagmi'
import { createAppKit } from '@cleat/react/appkit'
import { base, mainnet } from '@cleat/react/networks'

// Networks bring public RPC URLs. Name your own before you publish: they are slow and limited.
export const networks = [mainnet, base] as const

export const wagmiAdapter = new WagmiAdapter({ networks })

export const kit = createAppKit({
  adapters: [wagmiAdapter],
  networks,
  themeMode: 'system',
  themeVariables: { '--cleat-accent': 'light-dark(#0e7c66, #4fc9ab)' },
})
