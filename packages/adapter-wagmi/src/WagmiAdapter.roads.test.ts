import { testEvmRoads } from '@cleat/testing/conformance'
import { ownConnector, wagmiRoads } from './test/wagmiRoads.ts'
import { WagmiAdapter } from './WagmiAdapter.ts'

testEvmRoads({
  createAdapter: ({ networks, provider }) =>
    new WagmiAdapter({ networks: [...networks], connectors: [ownConnector(provider)] }),
  roads: wagmiRoads,
})
