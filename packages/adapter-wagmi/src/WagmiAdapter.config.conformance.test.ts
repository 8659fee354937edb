import type { Network } from '@cleat/core/adapter'
import { startLocalnet } from '@cleat/localnet'
import { testEvmAdapter } from '@cleat/testing/conformance'
import { defineChain, http } from 'viem'
import { afterAll } from 'vitest'
import { createConfig } from 'wagmi'
import { WagmiAdapter } from './WagmiAdapter.ts'

const { chains: local, stop } = await startLocalnet()
afterAll(stop)

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

testEvmAdapter({
  chains: local,
  createAdapter: ({ networks }) => new WagmiAdapter({ config: createAppConfig(networks) }),
  features: ['connect:prefetch'],
})
