import { describe, expect, test, vi } from 'vitest'
import { toCaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import { type SignInLook, type SignInPage, setUpSignInPages } from '../../test/setUpSignInPages.ts'
import { signInFamilies } from '../../test/signInFamilies.ts'

const openPage = setUpSignInPages()

const signedIn: SignInLook = { wallet: 'connected', session: 'signedIn', asks: false, prompts: 0 }
const signedOut: SignInLook = { ...signedIn, session: 'signedOut' }
const gone: SignInLook = { wallet: 'disconnected', session: undefined, asks: false, prompts: 0 }

type Row = {
  readonly what: string
  /** Absent: the page loads again. */
  readonly act?: (stage: SignInPage) => Promise<unknown>
  /** What the visitor sees then. Prompts are counted from the event on. */
  readonly looks: SignInLook
  /** What the service is asked, in order. */
  readonly asked: readonly (string | RegExp)[]
}

const signed: readonly Row[] = [
  {
    what: 'the network changes',
    async act({ adapter, ids }) {
      adapter.moveTo(ids[1])
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
    act: ({ signIn }) => signIn.signOut(),
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

describe.each(signInFamilies.map((family) => [family.namespace, family] as const))(
  '%s',
  (namespace, family) => {
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
        await stage.signIn.signIn()
        expect(stage.look()).toMatchObject({ session: 'signedIn', prompts: 2 })
        expect(stage.fake.calls).toEqual(['createMessage', 'addSession'])
      })

      test('connected on a network that the app lacks: it is asked on one that it has', async () => {
        const stage = await openPage(family, { isRequired })
        await stage.connect(toCaipNetworkId(`${namespace}:137`))
        expect(stage.look()).toEqual({ ...signedOut, prompts: 1 })
        expect(stage.kit.controllers.router.current().name).toBe('UnsupportedChain')
        stage.adapter.moveTo(stage.ids[1])
        await vi.waitFor(() =>
          expect(stage.look()).toEqual({ ...signedOut, asks: true, prompts: 1 }),
        )
        stage.kit.actions.close()
        const looks = isRequired ? gone : signedOut
        await vi.waitFor(() => expect(stage.look()).toEqual({ ...looks, prompts: 1 }))
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
          await stage.enter()
          await row.act?.(stage)
          const after = row.act ? stage : await stage.reload()
          await vi.waitFor(() => expect(after.look()).toEqual(row.looks))
          const asked = after.fake.calls
          expect(asked).toHaveLength(row.asked.length)
          for (const [at, call] of row.asked.entries()) expect(asked[at]).toMatch(call)
        },
      )

      test('signed in with a contract, then the network changes', async () => {
        const stage = await openPage(family, { isRequired, kind: 'contract' })
        await stage.enter()
        stage.fake.sessions = []
        stage.adapter.moveTo(stage.ids[1])
        await vi.waitFor(() => expect(stage.look()).toEqual(signedOut))
      })
    })
  },
)
