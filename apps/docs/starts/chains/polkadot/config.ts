import { PolkadotAdapter } from '@cleat/adapter-polkadot'
import { createAppKit } from '@cleat/react'
import { polkadotAssetHub } from '@cleat/react/networks'

export const kit = createAppKit({
  adapters: [new PolkadotAdapter()],
  networks: [polkadotAssetHub],
})
