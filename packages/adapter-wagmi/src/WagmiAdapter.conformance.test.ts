import { startLocalnet } from '@cleat/localnet'
import { createEvmUnderTest, testAdapter, testUnknownChain } from '@cleat/testing/conformance'
import { afterAll } from 'vitest'
import { WagmiAdapter } from './WagmiAdapter.ts'

const localnet = await startLocalnet({
  chains: [
    { id: 1, name: 'Ethereum' },
    { id: 8453, name: 'Base' },
  ],
})
const [first, second] = localnet.chains
if (!first || !second) throw new Error('The local chains did not start.')
afterAll(() => localnet.stop())

const create = () =>
  createEvmUnderTest({
    chains: [first, second],
    createAdapter: ({ networks }) => new WagmiAdapter({ networks: [...networks] }),
  })

testUnknownChain(create)
testAdapter(create, {
  features: [
    'connect:prefetch',
    'network:switch',
    'connection:read',
    'connections:list',
    'connection:use',
    'connection:signIn',
    'connection:end',
    'message:sign',
    'message:verify',
    'approvals:load',
    'balance:read',
    'remoteWallets:load',
    'request:check',
    'capabilities:read',
    'calls:send',
    'calls:status',
    'calls:show',
    'request:decode',
    'request:simulate',
    'request:parties',
    'transfers:load',
    'swaps:load',
    'permissions:load',
    'transfer:send',
    'provider:create',
    'provider:request',
  ],
})
