import { createConfig, http } from 'wagmi'
import { arbitrum, base, mainnet } from 'wagmi/chains'

export const config = createConfig({
  chains: [mainnet, base, arbitrum],
  transports: { [mainnet.id]: http(), [base.id]: http(), [arbitrum.id]: http() },
  multiInjectedProviderDiscovery: true,
})
