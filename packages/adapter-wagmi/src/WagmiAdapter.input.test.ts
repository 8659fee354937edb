import { startLocalnet } from '@cleat/localnet'
import { testEvmInput } from '@cleat/testing/conformance'
import { afterAll } from 'vitest'
import { WagmiAdapter } from './WagmiAdapter.ts'

const localnet = await startLocalnet({ chains: [{ id: 1, name: 'Ethereum' }] })
const [chain] = localnet.chains
if (!chain) throw new Error('The local chain did not start.')
afterAll(() => localnet.stop())

testEvmInput({
  rpcUrl: chain.rpcUrl,
  createAdapter: ({ networks }) => new WagmiAdapter({ networks: [...networks] }),
})
