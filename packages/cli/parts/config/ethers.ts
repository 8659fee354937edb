import { EthersAdapter } from '@cleat/adapter-ethers'
import { createAppKit } from '@cleat/react/appkit'
import { base, mainnet } from '@cleat/react/networks'

// Networks bring public RPC URLs. Name your own before you publish: they are slow and limited.
export const kit = createAppKit({
  adapters: [new EthersAdapter()],
  networks: [mainnet, base],
  themeMode: 'system',
  themeVariables: { '--cleat-accent': 'light-dark(#3a55c9, #93a7ff)' },
})
