import type { AdapterFeatures } from '@cleat/core/adapter'
import { describe, expect, test } from 'vitest'
import type { AdapterUnderTest } from '../adapterUnderTest.ts'
import { withPage } from '../page.ts'
import type { Suite } from '../suite.ts'
import { testAccounts } from './testAccounts.ts'
import { testConnect } from './testConnect.ts'
import { testDisconnect } from './testDisconnect.ts'
import { testDiscover } from './testDiscover.ts'
import { testEvents } from './testEvents.ts'
import { testHostileAnswers } from './testHostileAnswers.ts'
import { testNetwork } from './testNetwork.ts'
import { testReconnect } from './testReconnect.ts'
import { testRules } from './testRules.ts'
import { testSeveral } from './testSeveral.ts'
import { testSign } from './testSign.ts'
import { testSignIn } from './testSignIn.ts'
import { testTabs } from './testTabs.ts'
import { testTeardown } from './testTeardown.ts'
import { testTransfer } from './testTransfer.ts'
import { testTransfers } from './testTransfers.ts'

export declare namespace testAdapter {
  type Parameters = {
    /** All that the adapter says it can do; no more and no less. */
    features: readonly (keyof AdapterFeatures)[]
  }
}

/**
 * Declares, in a Vitest file, the tests that every chain adapter passes: what the kit relies on,
 * one group per suite. `create` makes a page for each test.
 * @example
 * ```ts
 * import { type AdapterUnderTest, testAdapter } from '@cleat/testing/conformance'
 *
 * // Three wallets with their user's hands, two networks, and how to create the adapter.
 * declare const create: () => AdapterUnderTest
 * testAdapter(create, { features: ['message:sign', 'message:verify'] })
 * ```
 */
export function testAdapter(
  create: () => AdapterUnderTest | Promise<AdapterUnderTest>,
  { features }: testAdapter.Parameters,
): void {
  const requires: Suite['requires'] =
    (...required) =>
    (name, run) =>
      test(name, ({ skip }) => {
        const missing = required.filter((feature) => !features.includes(feature))
        if (missing.length > 0) skip(`the adapter has no ${missing.join(', ')}`)
        return withPage(create, run, skip)
      })
  const suite: Suite = {
    check: requires(),
    requires,
    can: (feature) => features.includes(feature),
  }
  describe('conformance', () => {
    suite.check('features: what it says it can do', async ({ adapter }) => {
      expect(Object.keys(adapter.features).sort()).toEqual([...features].sort())
    })
    testRules(suite)
    testDiscover(suite)
    testConnect(suite)
    testReconnect(suite)
    testDisconnect(suite)
    testAccounts(suite)
    testSeveral(suite)
    testTabs(suite)
    testNetwork(suite)
    testSign(suite)
    testSignIn(suite)
    testTransfer(suite)
    testTransfers(suite)
    testEvents(suite)
    testHostileAnswers(suite)
    testTeardown(suite)
  })
}
