import type { Kit } from '@cleat/core'
import type { StoryObj } from '@storybook/react-vite'
import { createTestAdapter, rabby } from '../createTestAdapter.ts'
import {
  createTestPermissions,
  type TestPermissions,
  testPermissions,
} from '../createTestPermissions.ts'
import { createTestTransfers } from '../createTestTransfers.ts'
import { modalStory } from './modalStory.tsx'

export declare namespace sessionsStory {
  type Parameters = {
    view?: 'SmartSessionList' | 'SmartSessionDetail' | 'SmartSessionCreated' | 'Account'
    /** Whether some permissions are granted first. @default true */
    isGranted?: boolean | undefined
    /** What the wallet does once it has granted them. */
    after?: ((permissions: TestPermissions, kit: Kit) => void | Promise<void>) | undefined
    /** What the wallet does from the start. */
    before?: ((permissions: TestPermissions) => void) | undefined
  }
}

const dollar = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const delegate = { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }
const day = 86_400

/** The modal with what a connected account allowed. */
export function sessionsStory(parameters: sessionsStory.Parameters = {}): StoryObj {
  const { view = 'SmartSessionList', isGranted = true, before, after } = parameters
  const permissions = createTestPermissions()
  return modalStory({
    create() {
      permissions.granted = []
      const adapter = createTestAdapter({ session: rabby.id })
      const tokens = [
        { address: dollar, name: 'USD Coin', symbol: 'USDC', decimals: 6, value: 0n },
      ] as const
      Object.assign(adapter.features, {
        'permissions:load': async () => permissions,
        'transfers:load': async () => createTestTransfers(tokens),
      })
      return {
        ...{ adapter, features: { smartSessions: true } },
        metadata: { name: 'Harbour', description: '', url: 'https://harbour.example', icons: [] },
      }
    },
    async act(kit) {
      before?.(permissions)
      const sessions = await kit.feature('sessions')
      while (kit.controllers.account.get('eip155').status !== 'connected')
        await new Promise((done) => setTimeout(done, 10))
      const { coin, token, calls } = testPermissions
      const expiry = Math.floor(Date.now() / 1000) + 30 * day
      const grant = (...asked: readonly (typeof coin)[]) =>
        sessions.grant({ permissions: asked, delegate, expiry, isShown: false })
      if (isGranted) {
        await grant(calls, coin).catch(() => undefined)
        await grant(token).catch(() => undefined)
        await grant(coin).catch(() => undefined)
      }
      const { list } = sessions.state
      const [first] = list.status === 'success' ? list.sessions : []
      await after?.(permissions, kit)
      void kit.actions.open({ view: 'Account' })
      if (view === 'SmartSessionList') kit.controllers.router.push({ name: view })
      else if (view !== 'Account')
        kit.controllers.router.push({ name: view, pci: first?.pci ?? '' })
    },
  })
}
