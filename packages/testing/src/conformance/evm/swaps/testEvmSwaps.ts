import { describe, test } from 'vitest'
import type { SwapSuite } from './swapSuite.ts'
import { testBatches } from './testBatches.ts'
import { testExchange } from './testExchange.ts'
import { testFlavours } from './testFlavours.ts'
import { testLiars } from './testLiars.ts'
import { testOrders } from './testOrders.ts'
import { testPermits } from './testPermits.ts'
import { testSandwiches } from './testSandwiches.ts'
import { testTampered } from './testTampered.ts'
import { withSwapPage } from './withSwapPage.ts'

/** Blocks that are waited for. */
const timeout = 60_000

/**
 * Declares the tests of what an eip155 adapter exchanges, in a separate Vitest file, on real local
 * chains with a local exchange.
 * @example
 * ```ts
 * import { EthersAdapter } from '@cleat/adapter-ethers'
 * import { startSwapStage } from '@cleat/localnet'
 * import { testEvmSwaps } from '@cleat/testing/conformance'
 *
 * const stage = await startSwapStage()
 * testEvmSwaps({ ...stage, createAdapter: () => new EthersAdapter() })
 * ```
 */
export function testEvmSwaps(parameters: withSwapPage.Parameters): void {
  const suite: SwapSuite = {
    check(name, run, options = {}) {
      const { timeoutMs = timeout } = options
      test(`swaps: ${name}`, { timeout: timeoutMs }, () => withSwapPage(parameters, options, run))
    },
  }
  describe('conformance', () => {
    testExchange(suite)
    testFlavours(suite)
    testBatches(suite)
    testPermits(suite)
    testOrders(suite, parameters.orderBook)
    testSandwiches(suite, parameters.sandwiches)
    testLiars(suite)
    testTampered(suite)
  })
}
