import { startLocalnet } from '@cleat/localnet'
import { testEvmTransfers } from '@cleat/testing/conformance'
import { afterAll } from 'vitest'
import { WagmiAdapter } from '../WagmiAdapter.ts'

const localnet = await startLocalnet({
  chains: [
    { id: 1, name: 'Ethereum' },
    { id: 8453, name: 'Base' },
  ],
})
const [first, second] = localnet.chains
if (!first || !second) throw new Error('The local chains did not start.')
afterAll(() => localnet.stop())

testEvmTransfers({
  chains: [first, second],
  createAdapter: ({ networks }) => new WagmiAdapter({ networks: [...networks] }),
})
