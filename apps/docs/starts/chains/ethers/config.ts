import { EthersAdapter } from '@cleat/adapter-ethers'
import { createAppKit } from '@cleat/react'
import { base, mainnet } from '@cleat/react/networks'

export const kit = createAppKit({
  adapters: [new EthersAdapter()],
  networks: [base, mainnet],
})
