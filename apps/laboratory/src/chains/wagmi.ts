import { WagmiAdapter } from '@cleat/adapter-wagmi'
import type { ChainSetUp } from './chainSetUp.ts'
import { customRpcUrls, evmFamily, evmNetworks } from './evm.ts'

/** The default chains of a configuration. */
export function setUpWagmi(): ChainSetUp {
  const wagmiAdapter = new WagmiAdapter({
    ...{ networks: evmNetworks, customRpcUrls, pollingInterval: 500 },
  })
  return { families: [evmFamily(wagmiAdapter)], wagmiAdapter }
}
