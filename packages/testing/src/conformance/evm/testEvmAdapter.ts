import type { AdapterFeatures } from '@cleat/core/adapter'
import { testAdapter } from '../suites/testAdapter.ts'
import { createEvmUnderTest } from './createEvmUnderTest.ts'
import { testUnknownChain } from './testUnknownChain.ts'

export declare namespace testEvmAdapter {
  type Parameters = createEvmUnderTest.Parameters & {
    /** What this adapter can do besides what every adapter of EVM chains here can. */
    features?: readonly (keyof AdapterFeatures)[] | undefined
  }
}

/** What `@cleat/evm` lets an adapter do, whatever its library. */
const shared = [
  'network:switch',
  'connection:read',
  'connections:list',
  'connection:use',
  'connection:signIn',
  'connection:end',
  'message:sign',
  'message:verify',
  'account:code',
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
] as const satisfies (keyof AdapterFeatures)[]

/**
 * Declares, in a Vitest file, the tests of an eip155 adapter that is made with `@cleat/evm`, on
 * local chains: those of every adapter, and of chains that a wallet does not know.
 * @example
 * ```ts
 * import { EthersAdapter } from '@cleat/adapter-ethers'
 * import { startLocalnet } from '@cleat/localnet'
 * import { testEvmAdapter } from '@cleat/testing/conformance'
 *
 * const { chains } = await startLocalnet()
 * testEvmAdapter({ chains, createAdapter: () => new EthersAdapter() })
 * ```
 */
export function testEvmAdapter(parameters: testEvmAdapter.Parameters): void {
  const { features = [], ...others } = parameters
  const create = () => createEvmUnderTest(others)
  testUnknownChain(create)
  testAdapter(create, { features: [...shared, ...features] })
}
