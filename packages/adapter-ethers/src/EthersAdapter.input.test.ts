import { startLocalnet } from '@cleat/localnet'
import { testEvmInput } from '@cleat/testing/conformance'
import { afterAll } from 'vitest'
import { EthersAdapter } from './EthersAdapter.ts'

const localnet = await startLocalnet({ chains: [{ id: 1, name: 'Ethereum' }] })
const [chain] = localnet.chains
if (!chain) throw new Error('The local chain did not start.')
afterAll(() => localnet.stop())

testEvmInput({
  rpcUrl: chain.rpcUrl,
  createAdapter: () => new EthersAdapter(),
})
