import { BitcoinAdapter } from '@cleat/adapter-bitcoin'
import { createAppKit } from '@cleat/react/appkit'
import { bitcoin, bitcoinTestnet } from '@cleat/react/networks'

// Networks bring public RPC URLs. Name your own before you publish: they are slow and limited.
export const kit = createAppKit({
  adapters: [new BitcoinAdapter()],
  networks: [bitcoin, bitcoinTestnet],
  themeMode: 'system',
  themeVariables: { '--cleat-accent': 'light-dark(#a4520a, #ffb35c)' },
})
