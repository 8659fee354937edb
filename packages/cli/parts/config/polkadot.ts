import { PolkadotAdapter } from '@cleat/adapter-polkadot'
import { polkadotApi } from '@cleat/adapter-polkadot/polkadot-api'
import { createAppKit } from '@cleat/react/appkit'
import { polkadotAssetHub } from '@cleat/react/networks'

// Networks bring public RPC URLs. Name your own before you publish: they are slow and limited.
export const kit = createAppKit({
  // With polkadot-api, the provider also makes signers for its transactions.
  adapters: [new PolkadotAdapter({ transactions: polkadotApi() })],
  networks: [polkadotAssetHub],
  themeMode: 'system',
  themeVariables: { '--cleat-accent': 'light-dark(#b0145c, #ff8fbd)' },
})
