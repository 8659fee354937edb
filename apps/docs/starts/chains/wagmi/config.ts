import { WagmiAdapter } from '@cleat/adapter-wagmi'
import { createAppKit } from '@cleat/react'
import { base, mainnet } from '@cleat/react/networks'

const networks = [mainnet, base] as const

export const adapter = new WagmiAdapter({ networks })

export const kit = createAppKit({ adapters: [adapter], networks })
