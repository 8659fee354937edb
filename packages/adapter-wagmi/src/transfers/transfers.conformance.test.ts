import { startLocalnet } from '@cleat/localnet'
import { testEvmTransfers } from '@cleat/testing/conformance'
import { afterAll } from 'vitest'
import { WagmiAdapter } from '../WagmiAdapter.ts'

const { chains, stop } = await startLocalnet()
afterAll(stop)

testEvmTransfers({
  chains,
  createAdapter: ({ networks }) => new WagmiAdapter({ networks: [...networks] }),
})
