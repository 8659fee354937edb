import { SolanaAdapter } from '@cleat/adapter-solana'
import { createAppKit } from '@cleat/react/appkit'
import { solana, solanaDevnet } from '@cleat/react/networks'

// Networks bring public RPC URLs. Name your own before you publish: they are slow and limited.
export const kit = createAppKit({
  adapters: [new SolanaAdapter()],
  networks: [solana, solanaDevnet],
  themeMode: 'system',
  themeVariables: { '--cleat-accent': 'light-dark(#6d3fc4, #b99bff)' },
})
