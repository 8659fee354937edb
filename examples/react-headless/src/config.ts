import { WagmiAdapter } from '@cleat/adapter-wagmi'
import { createAppKit } from '@cleat/react/headless'
import { base, mainnet } from '@cleat/react/networks'

const networks = [mainnet, base] as const

/** RPC URLs by CAIP-2 id, for development against your own chains. */
const customRpcUrls = JSON.parse(import.meta.env.VITE_RPC_URLS ?? '{}')

export const adapter = new WagmiAdapter({ networks, customRpcUrls })

// The hooks find this kit. It never loads an interface.
createAppKit({ adapters: [adapter], networks, customRpcUrls })
