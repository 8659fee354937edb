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

/** The URL sets the option, for example `?prefetch=none`. */
function readPrefetch(): 'intent' | 'none' | undefined {
  const text = new URLSearchParams(location.search).get('prefetch')
  return text === 'intent' || text === 'none' ? text : undefined
}
