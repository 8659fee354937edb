import { afterEach, beforeEach, expect, vi } from 'vitest'
import { type CaipNetworkId, toCaipNetworkId } from '../base/caip/caipNetworkId.ts'
import { createMemoryArea, type StorageArea } from '../base/storage/storageArea.ts'
import type { SignInController } from '../features/signIn/state/signInController.ts'
import type { Kit } from '../kit/kit.ts'
import {
  createConnection,
  createConnector,
  createFakeAdapter,
  type FakeAdapter,
} from './createFakeAdapter.ts'
import { createFakeSiwx, type FakeSiwx, ownPolicy, page } from './createFakeSiwx.ts'
import { createFakeWindow, createStorageEvent } from './createFakeWindow.ts'
import { createTestKit } from './createTestKit.ts'
import type { SignInFamily } from './signInFamilies.ts'

/** What a visitor sees, and how often the wallet asked. */
export type SignInLook = {
  readonly wallet: string
  readonly session: string | undefined
  readonly asks: boolean
  readonly prompts: number
}

/** A page with a wallet of a family, and what the visitor does there. */
export type SignInPage = {
  readonly kit: Kit
  readonly adapter: FakeAdapter
  readonly fake: FakeSiwx
  readonly signIn: SignInController
  /** The networks of the family. */
  readonly ids: readonly [CaipNetworkId, CaipNetworkId]
  /** Chooses the wallet, which approves. */
  connect(caipNetworkId?: CaipNetworkId): Promise<void>
  /** Connects and signs in. What was asked until then is forgotten. */
  enter(): Promise<void>
  /** The next visit of the page, with a wallet that is still connected. */
  reload(): Promise<SignInPage>
  switchAccount(): void
  signOutElsewhere(): void
  look(): SignInLook
}

export declare namespace setUpSignInPages {
  type Given = {
    readonly isRequired: boolean
    /** With a policy as `CleatSIWX`, or with AppKit's meaning. @default 'own' */
    readonly meaning?: 'own' | 'appKit' | undefined
    readonly fake?: FakeSiwx | undefined
    readonly storage?: StorageArea | undefined
    /** Whether the wallet is connected from an earlier visit. */
    readonly hasSession?: boolean | undefined
    readonly kind?: 'key' | 'contract' | undefined
  }
  type ReturnType = (family: SignInFamily, given: Given) => Promise<SignInPage>
}

/** Gives each test of a file a window. @returns opens a page in it */
export function setUpSignInPages(): setUpSignInPages.ReturnType {
  const kits: Kit[] = []
  beforeEach(() => {
    vi.stubGlobal('window', createFakeWindow())
    vi.stubGlobal('location', page)
  })
  afterEach(() => {
    for (const kit of kits.splice(0)) kit.destroy()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  return async function openPage(family, given) {
    const { namespace, networks, addresses } = family
    const [address, other] = addresses
    const { storage = createMemoryArea(), hasSession = false, fake = createSiwx(given) } = given
    const [here, there] = networks.map(({ id }) => toCaipNetworkId(`${namespace}:${id}`))
    if (!here || !there) throw new Error('A family has two networks.')
    const approve = (account: string, caipNetworkId = here) =>
      createConnection({ address: account, caipNetworkId })
    const adapter = createFakeAdapter({
      namespace,
      connectors: ['a', 'b'].map((id) => createConnector({ id, chain: namespace })),
      ...(hasSession ? { session: approve(address) } : {}),
    })
    adapter.asks = true
    const { kit } = createTestKit({ adapter, networks, siwx: fake.siwx, storage })
    kits.push(kit)
    kit.start()
    const signIn = await kit.feature('signIn')
    const opened: SignInPage = {
      ...{ kit, adapter, fake, signIn, ids: [here, there] },
      async connect(caipNetworkId) {
        const connecting = kit.actions.connect({ connectorId: 'a' })
        await vi.waitFor(() => expect(adapter.prompts).toHaveLength(1))
        adapter.prompts[0]?.approve(approve(address, caipNetworkId))
        await connecting
      },
      async enter() {
        await opened.connect()
        await signIn.signIn()
        kit.actions.close()
        fake.calls.length = 0
        adapter.calls.length = 0
      },
      async reload() {
        kit.destroy()
        fake.calls.length = 0
        const next = await openPage(family, { ...given, fake, storage, hasSession: true })
        await vi.waitFor(() =>
          expect(next.kit.controllers.account.get(namespace).status).toBe('connected'),
        )
        return next
      },
      switchAccount: () => adapter.setConnection(approve(other)),
      signOutElsewhere() {
        storage.removeItem('cleat.signIn')
        window.dispatchEvent(createStorageEvent('cleat.signIn', null))
      },
      look() {
        const { status } = kit.controllers.account.get(namespace)
        const { open } = kit.controllers.modal.state
        return {
          wallet: status,
          session: status === 'connected' ? signIn.get({ namespace }).status : undefined,
          asks: open && kit.controllers.router.current().name === 'ConnectingSiwe',
          prompts: adapter.calls.filter((call) => /^(?:connect|sign) /.test(call)).length,
        }
      },
    }
    return opened
  }
}

function createSiwx({ isRequired, meaning = 'own', kind = 'key' }: setUpSignInPages.Given) {
  if (meaning === 'appKit') return createFakeSiwx({ getRequired: () => isRequired })
  const fake = createFakeSiwx({
    ...{ policy: ownPolicy, getRequired: () => isRequired },
    async authenticate(session) {
      await fake.siwx.addSession(session)
      return { ...session, kind }
    },
  })
  return fake
}
