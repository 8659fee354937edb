import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type CaipNetworkId, toCaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { Namespace } from '../../base/caip/namespace.ts'
import type { Network } from '../../base/caip/network.ts'
import { createMemoryArea, type StorageArea } from '../../base/storage/storageArea.ts'
import {
  createConnection,
  createConnector,
  createFakeAdapter,
} from '../../test/createFakeAdapter.ts'
import { createFakeSiwx, type FakeSiwx, ownPolicy, page } from '../../test/createFakeSiwx.ts'
import { createFakeWindow, createStorageEvent } from '../../test/createFakeWindow.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { base, bitcoin, mainnet, polkadot, solana } from '../../test/networks.ts'

type Family = {
  readonly namespace: Namespace
  readonly networks: readonly [Network, Network]
  readonly addresses: readonly [string, string]
}

const families: readonly Family[] = [
  {
    namespace: 'eip155',
    networks: [mainnet, base],
    addresses: [
      '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
      '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    ],
  },
  {
    namespace: 'solana',
    networks: [solana, { ...solana, id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1', name: 'Devnet' }],
    addresses: [
      'vines1vzrYbzLMRdu58ou5XTby4qAqVRLmqo36NKPTg',
      '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
    ],
  },
  {
    namespace: 'bip122',
    networks: [bitcoin, { ...bitcoin, id: '000000000933ea01ad0ee984209779ba', name: 'Testnet' }],
    addresses: [
      'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    ],
  },
  {
    namespace: 'polkadot',
    networks: [polkadot, { ...polkadot, id: 'b0a8d493285c2df73290dfb7e61f870f', name: 'Kusama' }],
    addresses: [
      '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
      '14Gn7SEmCgMX9bBUKPLfjGoSg3HtoQfmPHdPnAdSj7gYZ8MV',
    ],
  },
]

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
  vi.stubGlobal('location', page)
})

const kits: { destroy(): void }[] = []
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A page with a wallet of a family, and what the visitor does there. */
async function openPage(
  { namespace, networks, addresses: [address, other] }: Family,
  given: {
    isRequired: boolean
    fake?: FakeSiwx
    storage?: StorageArea
    hasSession?: boolean
    kind?: 'key' | 'contract'
  },
) {
  const { isRequired, storage = createMemoryArea(), hasSession = false, kind = 'key' } = given
  const fake =
    given.fake ??
    createFakeSiwx({
      ...{ policy: ownPolicy, getRequired: () => isRequired },
      async authenticate(session) {
        await fake.siwx.addSession(session)
        return { ...session, kind }
      },
    })
  const ids = networks.map(({ id }) => toCaipNetworkId(`${namespace}:${id}`))
  const [caipNetworkId, elsewhere] = ids as [CaipNetworkId, CaipNetworkId]
  const connect = (account: string) => createConnection({ address: account, caipNetworkId })
  const adapter = createFakeAdapter({
    namespace,
    connectors: [createConnector({ chain: namespace })],
    ...(hasSession ? { session: connect(address) } : {}),
  })
  adapter.asks = true
  const { kit } = createTestKit({ adapter, networks, siwx: fake.siwx, storage })
  kits.push(kit)
  kit.start()
  const signIn = await kit.feature('signIn')
  const stage = {
    ...{ kit, adapter, fake, elsewhere },
    prompts: () => adapter.calls.filter((call) => /^(?:connect|sign) /.test(call)).length,
    async connect() {
      const connecting = kit.actions.connect({ connectorId: 'a' })
      await vi.waitFor(() => expect(adapter.prompts).toHaveLength(1))
      adapter.prompts[0]?.approve(connect(address))
      await connecting
    },
    async signIn() {
      await stage.connect()
      await signIn.signIn()
      kit.actions.close()
      fake.calls.length = 0
      adapter.calls.length = 0
    },
    async reload() {
      kit.destroy()
      fake.calls.length = 0
      const next = await openPage(
        { namespace, networks, addresses: [address, other] },
        { ...given, fake, storage, hasSession: true },
      )
      await vi.waitFor(() =>
        expect(next.kit.controllers.account.get(namespace).status).toBe('connected'),
      )
      return next
    },
    switchAccount: () => adapter.setConnection(connect(other)),
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
        prompts: stage.prompts(),
      }
    },
  }
  return stage
}

type Stage = Awaited<ReturnType<typeof openPage>>
type Look = ReturnType<Stage['look']>

function isStage(value: unknown): value is Stage {
  return typeof value === 'object' && value !== null && 'look' in value
}

const signedIn: Look = { wallet: 'connected', session: 'signedIn', asks: false, prompts: 0 }
const signedOut: Look = { ...signedIn, session: 'signedOut' }
const gone: Look = { wallet: 'disconnected', session: undefined, asks: false, prompts: 0 }

type Row = {
  readonly what: string
  /** Resolves with the page of the next visit, if it is one. */
  readonly act: (stage: Stage) => Promise<unknown>
  /** What the visitor sees then. Prompts are counted from the event on. */
  readonly looks: Look
  /** What the service is asked, in order. */
  readonly asked: readonly (string | RegExp)[]
}

const signed: readonly Row[] = [
  {
    what: 'the network changes',
    async act({ adapter, elsewhere }) {
      adapter.moveTo(elsewhere)
    },
    looks: signedIn,
    asked: [],
  },
  {
    what: 'the account changes',
    async act(stage) {
      stage.switchAccount()
    },
    looks: signedOut,
    asked: [/^revoke /],
  },
  {
    what: 'the page loads again',
    act: (stage) => stage.reload(),
    looks: signedIn,
    asked: ['getSessions'],
  },
  {
    what: 'the session is over',
    async act({ fake }) {
      fake.sessions = []
      await vi.advanceTimersByTimeAsync(601_000)
    },
    looks: signedOut,
    asked: [],
  },
  {
    what: 'another tab signs out',
    async act(stage) {
      stage.signOutElsewhere()
    },
    looks: signedOut,
    asked: [],
  },
  {
    what: 'signed out',
    act: async ({ kit }) => kit.controllers.signIn?.signOut(),
    looks: signedOut,
    asked: [/^revoke /],
  },
  {
    what: 'disconnected',
    act: ({ kit }) => kit.actions.disconnect(),
    looks: gone,
    asked: [/^revoke /],
  },
]

describe.each(families.map((family) => [family.namespace, family] as const))('%s', (_, family) => {
  describe.each([
    ['required', true],
    ['optional', false],
  ])('%s', (_, isRequired) => {
    test('connected: it is asked, once', async () => {
      const stage = await openPage(family, { isRequired })
      expect(stage.fake.calls).toEqual([])
      await stage.connect()
      expect(stage.look()).toEqual({ ...signedOut, asks: true, prompts: 1 })
      await vi.waitFor(() => expect(stage.fake.calls).toEqual(['createMessage']))
      await stage.kit.controllers.signIn?.signIn()
      expect(stage.look()).toMatchObject({ session: 'signedIn', prompts: 2 })
      expect(stage.fake.calls).toEqual(['createMessage', 'addSession'])
    })

    test('cancelled at the first connection', async () => {
      const stage = await openPage(family, { isRequired })
      await stage.connect()
      stage.adapter.calls.length = 0
      stage.kit.actions.close()
      const looks = isRequired ? gone : signedOut
      await vi.waitFor(() => expect(stage.look()).toEqual(looks))
    })

    test('cancelled later', async () => {
      const stage = await openPage(family, { isRequired, hasSession: true })
      await vi.waitFor(() => expect(stage.look()).toEqual(signedOut))
      expect(stage.fake.calls).toEqual([])
      void stage.kit.actions.open({ view: 'ConnectingSiwe' })
      stage.kit.actions.close()
      await new Promise((resolve) => setTimeout(resolve, 5))
      expect(stage.look()).toEqual(signedOut)
    })

    test.each(signed.map((row) => [row.what, row] as const))(
      'signed in, then %s',
      async (_, row) => {
        vi.useFakeTimers({ shouldAdvanceTime: true })
        const stage = await openPage(family, { isRequired })
        await stage.signIn()
        const next = await row.act(stage)
        const after = isStage(next) ? next : stage
        await vi.waitFor(() => expect(after.look()).toEqual(row.looks))
        const asked = after.fake.calls
        expect(asked).toHaveLength(row.asked.length)
        for (const [at, call] of row.asked.entries()) expect(asked[at]).toMatch(call)
      },
    )

    test('signed in with a contract, then the network changes', async () => {
      const stage = await openPage(family, { isRequired, kind: 'contract' })
      await stage.signIn()
      stage.fake.sessions = []
      stage.adapter.moveTo(stage.elsewhere)
      await vi.waitFor(() => expect(stage.look()).toEqual(signedOut))
    })
  })
})
