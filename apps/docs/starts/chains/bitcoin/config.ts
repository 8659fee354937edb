import { BitcoinAdapter } from '@cleat/adapter-bitcoin'
import { createAppKit } from '@cleat/react'
import { bitcoin } from '@cleat/react/networks'

export const kit = createAppKit({
  adapters: [new BitcoinAdapter()],
  networks: [bitcoin],
})
