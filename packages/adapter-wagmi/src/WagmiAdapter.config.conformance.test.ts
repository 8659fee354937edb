import type { Network } from '@cleat/core/adapter'
import { startLocalnet } from '@cleat/localnet'
import { createEvmUnderTest, testAdapter, testUnknownChain } from '@cleat/testing/conformance'
import { defineChain, http } from 'viem'
import { afterAll } from 'vitest'
import { createConfig } from 'wagmi'
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

/** The config as an app makes it, with wagmi's own discovery on. */
function createAppConfig(networks: readonly Network[]) {
  const [one, ...others] = networks.map((network) =>
    defineChain({ ...network, id: Number(network.id) }),
  )
  if (!one) throw new Error('There is no chain.')
  const chains = [one, ...others] as const
  const transports = chains.map(({ id, rpcUrls }) => [id, http(rpcUrls.default.http[0])] as const)
  return createConfig({ chains, transports: Object.fromEntries(transports) })
}

const create = () =>
  createEvmUnderTest({
    chains: [first, second],
    createAdapter: ({ networks }) => new WagmiAdapter({ config: createAppConfig(networks) }),
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
