import { describe, expect, test, vi } from 'vitest'
import { toCaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import { createConnection } from '../../test/createFakeAdapter.ts'
import { type SignInLook, type SignInPage, setUpSignInPages } from '../../test/setUpSignInPages.ts'
import { signInFamilies } from '../../test/signInFamilies.ts'

// What AppKit’s configurations mean; with `CleatSIWX`: stateMatrix.test.ts.
const openPage = setUpSignInPages()

const signedIn: SignInLook = { wallet: 'connected', session: 'signedIn', asks: false, prompts: 0 }
const signedOut: SignInLook = { ...signedIn, session: 'signedOut' }
const asked: SignInLook = { ...signedOut, asks: true }
const gone: SignInLook = { wallet: 'disconnected', session: undefined, asks: false, prompts: 0 }

const looks = (stage: SignInPage, look: SignInLook) =>
  vi.waitFor(() => expect(stage.look()).toEqual(look))

describe.each(signInFamilies.map((family) => [family.namespace, family] as const))(
  'A17: %s',
  (namespace, family) => {
    describe.each([
      ['required', true],
      ['optional', false],
    ])('%s', (_, isRequired) => {
      const open = () => openPage(family, { isRequired, meaning: 'appKit' })
      const enter = async () => {
        const stage = await open()
        await stage.enter()
        return stage
      }
      const networkOf = ({ kit }: SignInPage) =>
        kit.controllers.network.get(namespace)?.caipNetwork.caipNetworkId

      test('connected: its session is looked up, and it is asked, once', async () => {
        const stage = await open()
        await stage.connect()
        await looks(stage, { ...asked, prompts: 1 })
        expect(stage.fake.calls).toEqual(['getSessions'])
        await stage.signIn.signIn()
        await looks(stage, { ...signedIn, asks: true, prompts: 2 })
        expect(stage.fake.calls).toEqual(['getSessions', 'createMessage', 'addSession'])
      })

      test('connected on a network that the app lacks: it is asked on one that it has', async () => {
        const stage = await open()
        await stage.connect(toCaipNetworkId(`${namespace}:137`))
        expect(stage.kit.controllers.router.current().name).toBe('UnsupportedChain')
        stage.adapter.moveTo(stage.ids[1])
        await looks(stage, { ...asked, prompts: 1 })
      })

      test('connected on another network than that of the app, after an earlier session', async () => {
        const stage = await enter()
        await stage.kit.actions.disconnect()
        const connecting = stage.kit.actions.connect({ connectorId: 'a' })
        await vi.waitFor(() => expect(stage.adapter.prompts).toHaveLength(2))
        const [address] = family.addresses
        const [, caipNetworkId] = stage.ids
        stage.adapter.prompts[1]?.approve(createConnection({ address, caipNetworkId }))
        await connecting
        await looks(stage, { ...asked, prompts: 1 })
        await new Promise((resolve) => setTimeout(resolve, 5))
        expect(stage.kit.controllers.router.current()).toMatchObject({ reason: 'connect' })
        stage.kit.actions.close()
        await looks(stage, isRequired ? { ...gone, prompts: 1 } : { ...signedOut, prompts: 1 })
        if (!isRequired) expect(networkOf(stage)).toBe(caipNetworkId)
      })

      test('cancelled at the first connection', async () => {
        const stage = await open()
        await stage.connect()
        await looks(stage, { ...asked, prompts: 1 })
        stage.kit.actions.close()
        await looks(stage, isRequired ? { ...gone, prompts: 1 } : { ...signedOut, prompts: 1 })
      })

      test('another network is asked for, and none that has a session', async () => {
        const stage = await enter()
        stage.adapter.moveTo(stage.ids[1])
        await looks(stage, asked)
        expect(stage.fake.calls[0]).toBe('getSessions')
        await stage.signIn.signIn()
        stage.kit.actions.close()
        stage.adapter.moveTo(stage.ids[0])
        await looks(stage, { ...signedIn, prompts: 1 })
        const next = await stage.reload()
        await looks(next, signedIn)
      })

      test('cancelled on another network', async () => {
        const stage = await enter()
        stage.adapter.moveTo(stage.ids[1])
        await looks(stage, asked)
        stage.kit.actions.close()
        await looks(stage, isRequired ? signedIn : signedOut)
        expect(networkOf(stage)).toBe(stage.ids[isRequired ? 0 : 1])
      })

      test('another account: the session of the first ends, and it is as connected', async () => {
        const stage = await enter()
        stage.switchAccount()
        await looks(stage, asked)
        expect(stage.fake.calls[0]).toMatch(/^revoke /)
        stage.kit.actions.close()
        await looks(stage, isRequired ? gone : signedOut)
      })

      test('another wallet has to sign, too', async () => {
        const stage = await enter()
        const connecting = stage.kit.actions.connect({ connectorId: 'b' })
        await vi.waitFor(() => expect(stage.adapter.prompts).toHaveLength(2))
        const [, address] = family.addresses
        const [caipNetworkId] = stage.ids
        stage.adapter.prompts[1]?.approve(
          createConnection({ connectorId: 'b', address, caipNetworkId }),
        )
        await connecting
        await looks(stage, { ...asked, prompts: 1 })
      })

      test('a page that loads again finds the session', async () => {
        const next = await (await enter()).reload()
        await looks(next, signedIn)
        expect(next.fake.calls).toEqual(['getSessions'])
      })

      test('a page that loads without a session asks when the modal opens next, once', async () => {
        const stage = await enter()
        stage.fake.sessions = []
        const next = await stage.reload()
        await looks(next, signedOut)
        void next.kit.actions.open({ view: 'Networks' })
        expect(next.look()).toEqual(signedOut)
        next.kit.actions.close()
        void next.kit.actions.open()
        await looks(next, asked)
        expect(next.kit.controllers.router.current()).toMatchObject({ next: { name: 'Account' } })
        next.kit.actions.close()
        if (isRequired) return looks(next, gone)
        await looks(next, signedOut)
        void next.kit.actions.open()
        expect(next.look()).toEqual(signedOut)
      })

      test('a page that loads without a session asks for the next network at once', async () => {
        const stage = await enter()
        stage.fake.sessions = []
        const next = await stage.reload()
        await looks(next, signedOut)
        next.adapter.moveTo(next.ids[1])
        await looks(next, asked)
        next.kit.actions.close()
        await looks(next, isRequired ? gone : signedOut)
      })

      test('the session is over', async () => {
        vi.useFakeTimers({ shouldAdvanceTime: true })
        const stage = await enter()
        stage.fake.sessions = []
        await vi.advanceTimersByTimeAsync(601_000)
        await looks(stage, signedOut)
      })

      test('another tab signs out', async () => {
        const stage = await enter()
        stage.signOutElsewhere()
        await looks(stage, signedOut)
      })

      test('signed out, and the network changes', async () => {
        const stage = await enter()
        await stage.signIn.signOut()
        await looks(stage, signedOut)
        expect(stage.fake.calls).toEqual([expect.stringMatching(/^revoke /)])
        stage.adapter.moveTo(stage.ids[1])
        await looks(stage, asked)
      })

      test('disconnected', async () => {
        const stage = await enter()
        await stage.kit.actions.disconnect()
        await looks(stage, gone)
        expect(stage.fake.calls).toEqual([expect.stringMatching(/^revoke /)])
      })
    })
  },
)
