import { WagmiAdapter } from '@cleat/adapter-wagmi'
import { createAppKit } from '@cleat/react'
import { base, mainnet } from '@cleat/react/networks'

const networks = [mainnet, base] as const

/** RPC URLs by CAIP-2 id, for development against your own chains. */
const customRpcUrls = JSON.parse(import.meta.env.VITE_RPC_URLS ?? '{}')

export const adapter = new WagmiAdapter({ networks, customRpcUrls })

createAppKit({
  adapters: [adapter],
  networks,
  customRpcUrls,
  themeMode: matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark',
  themeVariables: { '--cleat-accent': 'light-dark(#7a4a12, #e0b070)' },
})
