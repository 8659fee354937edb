import { WagmiAdapter } from '@cleat/adapter-wagmi'
import { createAppKit } from '@cleat/react/appkit'
import { base, mainnet } from '@cleat/react/networks'
import { cookieStorage } from 'wagmi'

// Networks bring public RPC URLs. Name your own before you publish: they are slow and limited.
const networks = [mainnet, base] as const

/** A cookie has the connection, so that the server knows it. */
export const wagmiAdapter = new WagmiAdapter({ networks, storage: cookieStorage, ssr: true })

createAppKit({
  adapters: [wagmiAdapter],
  networks,
  themeMode: 'system',
})
