import { testEvmRoads } from '@cleat/testing/conformance'
import { defineChain, http } from 'viem'
import { createConfig } from 'wagmi'
import { ownConnector, wagmiRoads } from './test/wagmiRoads.ts'
import { WagmiAdapter } from './WagmiAdapter.ts'

testEvmRoads<WagmiAdapter>({
  createAdapter({ networks: [network], provider }) {
    const chain = defineChain({ ...network, id: Number(network.id) })
    const transports = { [chain.id]: http() }
    const connectors = [ownConnector(provider)]
    return new WagmiAdapter({ config: createConfig({ chains: [chain], transports, connectors }) })
  },
  roads: wagmiRoads,
})
