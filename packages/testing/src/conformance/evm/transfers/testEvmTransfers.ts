import type { ChainAdapter } from '@cleat/core/adapter'
import { describe, test } from 'vitest'
import type { WalletChain } from '../../../provider/walletChain.ts'
import type { EvmUnderTest } from '../createEvmUnderTest.ts'
import { testContractAccounts } from './testContractAccounts.ts'
import { testFollow } from './testFollow.ts'
import { testNames } from './testNames.ts'
import { testPrepare } from './testPrepare.ts'
import { testSend } from './testSend.ts'
import { testTampered } from './testTampered.ts'
import { testTokens } from './testTokens.ts'
import type { TransferSuite } from './transferSuite.ts'
import { withTransferPage } from './withTransferPage.ts'

export declare namespace testEvmTransfers {
  type Parameters = {
    /** Two local nodes. The account is funded on the first. */
    chains: readonly [WalletChain, WalletChain]
    /** Creates the adapter for a page. Called for each test and each page load. */
    createAdapter: (parameters: {
      /** The app's networks. */
      networks: EvmUnderTest['networks']
    }) => ChainAdapter
  }
}

/** Blocks that are waited for. */
const timeout = 60_000

/**
 * Declares the transfer tests of an eip155 adapter, in a separate Vitest file, on real local
 * chains.
 * @example
 * ```ts
 * import { EthersAdapter } from '@cleat/adapter-ethers'
 * import { testEvmTransfers } from '@cleat/testing/conformance'
 *
 * const chains = [
 *   { id: 1, name: 'Ethereum', rpcUrl: 'http://localhost:8545' },
 *   { id: 8453, name: 'Base', rpcUrl: 'http://localhost:8546' },
 * ] as const
 * testEvmTransfers({ chains, createAdapter: () => new EthersAdapter() })
 * ```
 */
export function testEvmTransfers(parameters: testEvmTransfers.Parameters): void {
  const suite: TransferSuite = {
    check: (name, run) =>
      test(`transfers: ${name}`, { timeout }, () => withTransferPage(parameters, run)),
  }
  describe('conformance', () => {
    testTokens(suite)
    testNames(suite)
    testPrepare(suite)
    testSend(suite)
    testTampered(suite)
    testFollow(suite)
    testContractAccounts(suite)
  })
}
