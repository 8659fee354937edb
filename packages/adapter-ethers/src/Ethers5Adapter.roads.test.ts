import { testEvmRoads } from '@cleat/testing/conformance'
import { Ethers5Adapter } from './Ethers5Adapter.ts'
import { installedEthers5 } from './library/installedEthers5.ts'

testEvmRoads({
  createAdapter: () => new Ethers5Adapter(),
  roads: {
    'ethers 5': {
      open({ provider }) {
        const web3 = new installedEthers5.providers.Web3Provider(provider as never)
        return ({ method, params }) => web3.send(method, params as unknown[])
      },
    },
  },
})
