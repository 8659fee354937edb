import { startLocalnet } from '@cleat/localnet'
import { testEvmAdapter } from '@cleat/testing/conformance'
import { afterAll } from 'vitest'
import { WagmiAdapter } from './WagmiAdapter.ts'

const { chains, stop } = await startLocalnet()
afterAll(stop)

testEvmAdapter({
  chains,
  createAdapter: ({ networks }) => new WagmiAdapter({ networks: [...networks] }),
  features: ['connect:prefetch'],
})
