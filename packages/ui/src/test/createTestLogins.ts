import type { AuthWarning, Kit } from '@cleat/core'
import { createFakeAuthWallet } from '@cleat/core/test/createFakeAuthWallet'
import { createFakeLogins, type FakeLogins } from '@cleat/core/test/createFakeLogins'
import { createTestAdapter, harbour, rabby, type TestAdapter } from './createTestAdapter.ts'
import type { createTestKit } from './createTestKit.ts'

export type TestLogins = {
  readonly logins: FakeLogins
  readonly adapter: TestAdapter
  readonly options: createTestKit.Parameters
  /** Loads the wallet and its logins, as mounting the interface does. */
  load(kit: Kit): Promise<void>
}

export declare namespace createTestLogins {
  type Parameters = createTestKit.Parameters & {
    /** Whether an account of it is connected. @default false */
    isConnected?: boolean | undefined
    warnings?: readonly AuthWarning[] | undefined
    /** @default Rabby is installed, too */
    hasWallet?: boolean | undefined
  }
}

/** An embedded wallet whose logins the test answers. */
export function createTestLogins(parameters: createTestLogins.Parameters = {}): TestLogins {
  const { isConnected, warnings = [], hasWallet = true, ...options } = parameters
  const logins = createFakeLogins()
  if (isConnected) logins.setUser({ email: 'ada@app.example', provider: 'google' }, warnings)
  const { wallet } = createFakeAuthWallet({ logins, asksVisitor: true })
  const adapter = createTestAdapter({
    connectors: hasWallet ? [harbour, rabby] : [harbour],
    session: isConnected ? harbour.id : undefined,
  })
  return {
    ...{ logins, adapter },
    options: {
      adapter,
      authWallet: Object.assign(() => wallet, { hasLogins: true }),
      ...options,
    },
    async load(kit) {
      const runtime = await kit.runtime.load()
      runtime.attachRemoteWallets()
      await kit.feature('auth')
      await kit.remoteWallets.loaded
      if (isConnected) await kit.actions.reconnect()
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}
