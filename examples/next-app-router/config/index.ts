import { WagmiAdapter } from '@cleat/adapter-wagmi'
import { base, mainnet } from '@cleat/react/networks'
import { cookieStorage } from 'wagmi'

export const projectId = 'b56e18d47c72ab683b10814fe9495694'

/** RPC URLs by CAIP-2 id, for development against your own chains. */
export const customRpcUrls = JSON.parse(process.env.NEXT_PUBLIC_RPC_URLS ?? '{}')

/** For server and browser. A cookie stores the connection. */
export const wagmiAdapter = new WagmiAdapter({
  networks: [mainnet, base],
  customRpcUrls,
  storage: cookieStorage,
  ssr: true,
})
