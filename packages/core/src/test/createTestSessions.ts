import { expect, vi } from 'vitest'
import { createMemoryArea } from '../base/storage/storageArea.ts'
import type { CleatEvent } from '../contract/events/cleatEvent.ts'
import type { KitOptions } from '../contract/options/kitOptions.ts'
import type { Permission } from '../contract/permissions/permission.ts'
import type {
  GrantParameters,
  SessionsController,
} from '../features/sessions/state/sessionsController.ts'
import type { Kit } from '../kit/kit.ts'
import { createConnection, createFakeAdapter, type FakeAdapter } from './createFakeAdapter.ts'
import { createFakePermissions, type FakePermissions } from './createFakePermissions.ts'
import { createTestKit } from './createTestKit.ts'

export type TestSessions = {
  readonly kit: Kit
  readonly adapter: FakeAdapter
  readonly permissions: FakePermissions
  readonly sessions: SessionsController
  readonly events: string[]
  /** The steps that failed, each with its code. */
  failures(): readonly (readonly [string, string | undefined])[]
}

export const periodic: Permission = { kind: 'periodic', amount: 100n, period: 86_400 }

export function toNow(): number {
  return Math.floor(Date.now() / 1000)
}

/** What an app asks for. */
export function toGrant(given: Partial<GrantParameters> = {}): GrantParameters {
  return {
    ...{ permissions: [periodic], delegate: { address: '0xapp' }, expiry: toNow() + 3600 },
    ...given,
  }
}

/** A kit with a connected account, whose wallet grants permissions. */
export async function createTestSessions(
  options: Partial<KitOptions> & { permissions?: FakePermissions } = {},
): Promise<TestSessions> {
  const { permissions = createFakePermissions(), ...rest } = options
  const adapter = createFakeAdapter({ session: createConnection() })
  adapter.features['permissions:load'] = async () => permissions
  const tracked: CleatEvent[] = []
  const { kit, events } = createTestKit({
    ...{ adapter, storage: createMemoryArea(), onEvent: (event) => void tracked.push(event) },
    metadata: { name: 'Harbour', description: '', url: 'https://harbour.example', icons: [] },
    ...rest,
  })
  kit.start()
  const sessions = await kit.feature('sessions')
  await vi.waitFor(() => expect(kit.controllers.account.get('eip155').status).toBe('connected'))
  const failures = () =>
    tracked.flatMap(({ event, properties }) =>
      event === 'PERMISSION_REVOKE_FAILED' ? [[properties.step, properties.code] as const] : [],
    )
  return { kit, adapter, permissions, sessions, events, failures }
}
