import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Network } from '../../../base/caip/network.ts'
import { CleatError } from '../../../base/errors/cleatError.ts'
import type { LoadedRemoteWallets } from '../../../contract/remoteWallets/remoteWallets.ts'
import type { PairedSignIn } from '../../../contract/signIn/pairedSignIn.ts'
import type { SignInPolicy } from '../../../contract/signIn/siwxConfig.ts'
import type { Wallet } from '../../../contract/wallets/wallet.ts'
import {
  createConnection,
  createConnector,
  createFakeAdapter,
} from '../../../test/createFakeAdapter.ts'
import { createFakeSiwx, ownPolicy, page, writeMessage } from '../../../test/createFakeSiwx.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createTestKit } from '../../../test/createTestKit.ts'
import { mainnet, mainnetId, solana } from '../../../test/networks.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const signature = `0x${'cd'.repeat(65)}`
const known: Wallet = { id: 'known', name: 'Known', supports_auth: true }

beforeEach(() => {
  openPage('Mozilla/5.0 (X11; Linux x86_64)')
  vi.stubGlobal('location', page)
})

function openPage(userAgent: string) {
  const window = createFakeWindow({
    navigator: { userAgent, maxTouchPoints: 0 },
    matchMedia: () => ({ matches: false }),
    location: page,
  })
  Object.assign(window, { parent: window })
  vi.stubGlobal('window', window)
}

const kits: { destroy(): void }[] = []
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
  vi.unstubAllGlobals()
})

async function setUp(
  given: {
    policy?: Partial<SignInPolicy> | undefined
    networks?: readonly Network[] | undefined
    ask?: LoadedRemoteWallets['askToSignIn'] | undefined
    recentWallet?: Wallet | undefined
  } = {},
) {
  const { policy, networks, recentWallet = known } = given
  const message = writeMessage({
    ...{ accountAddress: address, chainId: mainnetId, nonce: 'nonceOfTerms' },
  })
  const {
    accountAddress: _,
    chainId: _chain,
    version: _version,
    toString: write,
    ...terms
  } = message
  const fake = createFakeSiwx({
    policy: { ...ownPolicy, onePrompt: 'known', ...policy },
    prepare: async () => terms,
  })
  const connector = createConnector({ id: 'walletConnect', type: 'WALLET_CONNECT' })
  const adapter = createFakeAdapter({ connectors: [connector] })
  const { kit } = createTestKit({ siwx: fake.siwx, adapter, ...(networks ? { networks } : {}) })
  kits.push(kit)
  const signIns: (PairedSignIn & { isStopped: boolean })[] = []
  const proof = { text: write(), signature, type: 'eip191' }
  const askToSignIn: LoadedRemoteWallets['askToSignIn'] = async () => {
    const asked = {
      ...{ proof, isStopped: false },
      stop() {
        asked.isStopped = true
      },
    }
    signIns.push(asked)
    return asked
  }
  kit.remoteWallets.provide({
    byNamespace: {},
    connectWalletConnect: () => Promise.reject(new CleatError('CONNECTION_KIT_DESTROYED')),
    preparePairing: async () => undefined,
    askToSignIn: vi.fn(given.ask ?? askToSignIn),
    cancelRequest: () => undefined,
    getUniversalProvider: async () => undefined,
    getSession: () => null,
  })
  kit.start()
  const signIn = await kit.feature('signIn')
  kit.controllers.connection.set({ recentWallet })
  const { askToSignIn: ask } = await kit.remoteWallets.loaded
  const connect = () => kit.actions.connect({ connectorId: 'walletConnect' })
  return { kit, adapter, fake, signIn, signIns, terms, ask, connect }
}

test('default: a wallet that is known to sign in pairs and signs with one prompt', async () => {
  const { signIn, signIns, fake, terms, ask, connect } = await setUp()
  await connect()
  await vi.waitFor(() => expect(signIn.get().status).toBe('signedIn'))
  expect(ask).toHaveBeenCalledWith({ terms, caipNetworkId: mainnetId })
  expect(signIns).toMatchObject([{ isStopped: true }])
  expect(fake.sessions).toMatchObject([{ signature }])
})

test('behavior: a wallet that signed nothing is connected, and the visitor asked as usual', async () => {
  const ask = async () => ({ proof: undefined, stop: () => undefined })
  const { kit, signIn, fake, connect } = await setUp({ ask })
  await connect()
  await vi.waitFor(() => expect(signIn.get()).toEqual({ status: 'signedOut' }))
  expect(kit.controllers.router.current().name).toBe('ConnectingSiwe')
  expect(fake.sessions).toEqual([])
})

test.each<[what: string, ask: LoadedRemoteWallets['askToSignIn']]>([
  ['cannot be asked', async () => undefined],
  ['fails', () => Promise.reject(new CleatError('UI_LOAD_FAILED'))],
])('behavior: where it %s, the wallet is paired as usual', async (_, ask) => {
  const { signIn, adapter, connect } = await setUp({ ask })
  await connect()
  await vi.waitFor(() => expect(signIn.get()).toEqual({ status: 'signedOut' }))
  expect(adapter.calls).toContain('connect walletConnect')
})

test('behavior: given up by the visitor, nothing is asked any more', async () => {
  const { adapter, signIns, connect } = await setUp()
  adapter.overrides.connect = () =>
    Promise.reject(new CleatError('CONNECTION_USER_REJECTED', { context: { wallet: 'Known' } }))
  await expect(connect()).rejects.toMatchObject({ code: 'CONNECTION_USER_REJECTED' })
  expect(signIns).toMatchObject([{ isStopped: true }])
})

test('behavior: who is asked', async () => {
  const isAsked = async (given: Parameters<typeof setUp>[0]) => {
    const { ask, connect } = await setUp(given)
    await connect()
    return vi.mocked(ask).mock.calls.length > 0
  }
  const unknown = { id: 'unknown', name: 'Unknown' }
  expect(await isAsked({ recentWallet: unknown })).toBe(false)
  expect(await isAsked({ recentWallet: unknown, policy: { onePrompt: 'always' } })).toBe(true)
  expect(await isAsked({ policy: { onePrompt: 'never' } })).toBe(false)
  expect(await isAsked({ networks: [mainnet, solana] })).toBe(false)
  // A tap opens the wallet at once, by a link from before the choice.
  openPage('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)')
  expect(await isAsked({})).toBe(false)
})

test('behavior: the connection is the one that the wallet approved', async () => {
  const { kit, connect, adapter } = await setUp()
  adapter.overrides.connect = async () => {
    const connection = createConnection({ connectorId: 'walletConnect' })
    adapter.setConnection(connection)
    return connection
  }
  await connect()
  expect(kit.controllers.account.get('eip155')).toMatchObject({ status: 'connected', address })
})
