import { describe, test } from 'vitest'
import type { createEvmUnderTest } from '../createEvmUnderTest.ts'
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
  type Parameters = Omit<createEvmUnderTest.Parameters, 'batches'>
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
 * ]
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
