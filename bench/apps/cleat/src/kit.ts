import { WagmiAdapter } from '@cleat/adapter-wagmi'
import { createAppKit } from '@cleat/react'
import { arbitrum, base, mainnet } from '@cleat/react/networks'

const networks = [mainnet, base, arbitrum] as const

export const wagmiAdapter = new WagmiAdapter({ networks })

export const kit = createAppKit({
  adapters: [wagmiAdapter],
  networks,
  metadata: { name: 'Cleat' },
  prefetch: readPrefetch(),
})

/** As the address says, `?prefetch=none` for one. */
function readPrefetch(): 'intent' | 'none' | undefined {
  const text = new URLSearchParams(location.search).get('prefetch')
  return text === 'intent' || text === 'none' ? text : undefined
}
