import type { AdapterFeatures } from '@cleat/core/adapter'
import { describe, expect, test } from 'vitest'
import type { AdapterUnderTest } from './adapterUnderTest.ts'
import type { Concern } from './concern.ts'
import { testAccounts } from './concerns/testAccounts.ts'
import { testConnect } from './concerns/testConnect.ts'
import { testDisconnect } from './concerns/testDisconnect.ts'
import { testDiscover } from './concerns/testDiscover.ts'
import { testEvents } from './concerns/testEvents.ts'
import { testHostileAnswers } from './concerns/testHostileAnswers.ts'
import { testNetwork } from './concerns/testNetwork.ts'
import { testReconnect } from './concerns/testReconnect.ts'
import { testSeveral } from './concerns/testSeveral.ts'
import { testSign } from './concerns/testSign.ts'
import { testTabs } from './concerns/testTabs.ts'
import { testTeardown } from './concerns/testTeardown.ts'
import { testTransfer } from './concerns/testTransfer.ts'
import { testTransfers } from './concerns/testTransfers.ts'
import { withPage } from './page.ts'

export declare namespace testAdapter {
  type Parameters = {
    /** All that the adapter says it can do; no more and no less. */
    features: readonly (keyof AdapterFeatures)[]
  }
}

/**
 * Declares, in a Vitest file, the tests that every chain adapter passes: what the kit relies on, one group per concern.
 * `create` makes a page for each test.
 */
export function testAdapter(
  create: () => AdapterUnderTest | Promise<AdapterUnderTest>,
  { features }: testAdapter.Parameters,
): void {
  const concern: Concern = {
    check: (name, run) => test(name, () => withPage(create, run)),
    can: (feature) => features.includes(feature),
  }
  describe('conformance', () => {
    concern.check('features: what it says it can do', async ({ adapter }) => {
      expect(Object.keys(adapter.features).sort()).toEqual([...features].sort())
    })
    testDiscover(concern)
    testConnect(concern)
    testReconnect(concern)
    testDisconnect(concern)
    testAccounts(concern)
    testSeveral(concern)
    testTabs(concern)
    testNetwork(concern)
    testSign(concern)
    testTransfer(concern)
    testTransfers(concern)
    testEvents(concern)
    testHostileAnswers(concern)
    testTeardown(concern)
  })
}
