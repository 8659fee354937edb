import { testEvmRoads } from '@cleat/testing/conformance'
import { BrowserProvider } from 'ethers'
import { EthersAdapter } from './EthersAdapter.ts'

testEvmRoads({
  createAdapter: () => new EthersAdapter(),
  roads: {
    ethers: {
      open({ provider }) {
        const browser = new BrowserProvider(provider as never)
        return ({ method, params }) => browser.send(method, params as unknown[])
      },
    },
  },
})
