import { afterEach, expect, test, vi } from 'vitest'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { Kit } from '../../kit/kit.ts'
import { catchError } from '../../test/catchError.ts'
import { createDeviceWindow } from '../../test/createDeviceWindow.ts'
import {
  createConnection,
  createConnector,
  createFakeAdapter,
} from '../../test/createFakeAdapter.ts'
import { createGrant, createSessionStruct } from '../../test/createFakeRelay.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { base, mainnet, mainnetId, solana, solanaId } from '../../test/networks.ts'
import { connect } from '../actions/connect.ts'
import { readSession } from '../walletConnect/readSession.ts'
import { connectWalletConnect } from './connectWalletConnect.ts'

const pairWith = (kit: Kit, parameters?: connectWalletConnect.Parameters) =>
  connectWalletConnect(kit, (given) => connect(kit, given), parameters)

afterEach(() => {
  vi.unstubAllGlobals()
})

const solanaAddress = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

function createWay(namespace: 'eip155' | 'solana') {
  const way = { id: 'walletConnect', chain: namespace, type: 'WALLET_CONNECT' } as const
  const connectors = [createConnector({ chain: namespace }), createConnector(way)]
  return createFakeAdapter({ id: `fake-${namespace}`, namespace, connectors })
}

/** A kit with a wallet that approves both namespaces by default. */
async function create({ approves = ['eip155', 'solana'], isPaired = true } = {}) {
  vi.stubGlobal('window', createDeviceWindow())
  const [evm, other] = [createWay('eip155'), createWay('solana')]
  other.asks = true
  const { kit } = createTestKit({ networks: [mainnet, base, solana], adapters: [evm, other] })
  await kit.start()
  const grants = {
    eip155: createGrant([mainnetId]),
    solana: createGrant([solanaId], [solanaAddress]),
  }
  const namespaces = Object.fromEntries(
    Object.entries(grants).filter(([namespace]) => approves.includes(namespace)),
  )
  const state = { isPaired }
  const session = readSession(createSessionStruct({ namespaces }))
  kit.remoteWallets.provide({
    byNamespace: { eip155: [] },
    askToSignIn: async () => undefined,
    getUniversalProvider: async () => undefined,
    connectWalletConnect: (given) => pairWith(kit, given),
    preparePairing: async () => undefined,
    cancelRequest: () => undefined,
    getSession: () => (state.isPaired ? session : null),
  })
  const approve = (adapter = other) =>
    vi.waitFor(() => {
      const prompt = adapter.prompts.at(-1)
      if (!prompt) throw new Error('Nobody was asked')
      prompt.approve(
        createConnection({
          connectorId: 'walletConnect',
          address: solanaAddress,
          caipNetworkId: solanaId,
        }),
      )
    })
  /** Simulates a wallet that approves a pairing without any EVM chain. */
  const takeWithoutEvm = () => {
    evm.overrides.connect = async () => {
      state.isPaired = true
      throw new CleatError('CONNECTION_NO_ACCOUNTS', { context: { wallet: 'WalletConnect' } })
    }
  }
  const { account } = kit.controllers
  return { kit, evm, other, approve, takeWithoutEvm, account }
}

test('default', async () => {
  const { kit, evm, other, approve, account } = await create()
  const wallet = { id: 'harbour', name: 'Harbour' }
  const [connected] = await Promise.all([pairWith(kit, { wallet }), approve()])
  expect(connected).toMatchObject({ namespace: 'eip155', connectorId: 'walletConnect' })
  expect(kit.controllers.connection.state.recentWallet).toEqual(wallet)
  expect(evm.calls).toContain('connect walletConnect')
  expect(other.calls).toContain('connect walletConnect')
  expect(account.get('solana')).toMatchObject({ status: 'connected', address: solanaAddress })
  expect(kit.controllers.network.state.activeNamespace).toBe('eip155')
})

test('parameters: namespace', async () => {
  const { kit, evm, approve, account } = await create()
  const [connected] = await Promise.all([pairWith(kit, { namespace: 'solana' }), approve()])
  expect(connected).toMatchObject({ namespace: 'solana', address: solanaAddress })
  expect(evm.calls).toContain('connect walletConnect')
  expect(account.get('eip155').status).toBe('connected')
  expect(kit.controllers.network.state.activeNamespace).toBe('solana')
})

test('behavior: a namespace that was not approved is left alone', async () => {
  const { kit, other, account } = await create({ approves: ['eip155'] })
  await pairWith(kit)
  expect(other.prompts).toEqual([])
  expect(account.get('solana').status).toBe('disconnected')
})

test('behavior: where the wallet approved other namespaces only, those are connected', async () => {
  const { kit, takeWithoutEvm, approve, account } = await create({
    approves: ['solana'],
    isPaired: false,
  })
  takeWithoutEvm()
  const [connected] = await Promise.all([pairWith(kit), approve()])
  expect(connected).toMatchObject({ namespace: 'solana', address: solanaAddress })
  expect(account.get('eip155').status).toBe('disconnected')
  expect(kit.controllers.connection.state.flow.status).toBe('success')
})

test('behavior: a wallet that is paired already is connected where it approved', async () => {
  const { kit, evm, approve } = await create({ approves: ['solana'] })
  const [connected] = await Promise.all([pairWith(kit), approve()])
  expect(connected.namespace).toBe('solana')
  expect(evm.calls).not.toContain('connect walletConnect')
})

test('behavior: a namespace with another wallet keeps it', async () => {
  const { kit, other, account } = await create()
  other.setConnection(
    createConnection({ connectorId: 'a', address: solanaAddress, caipNetworkId: solanaId }),
  )
  await pairWith(kit)
  expect(other.calls).not.toContain('connect walletConnect')
  expect(account.get('solana').connectorId).toBe('a')
})

test('behavior: a further namespace that fails takes nothing away', async () => {
  const { kit, other, account } = await create()
  other.overrides.connect = () => Promise.reject(new Error('No'))
  expect(await pairWith(kit)).toMatchObject({ namespace: 'eip155' })
  expect(account.get('solana').status).toBe('disconnected')
})

test('behavior: an earlier failure is forgotten', async () => {
  const { kit } = await create({ approves: ['eip155'] })
  kit.controllers.connection.set({ wcError: true })
  await pairWith(kit)
  expect(kit.controllers.connection.state.wcError).toBe(false)
})

test('error: CONNECTOR_NOT_FOUND', async () => {
  vi.stubGlobal('window', createDeviceWindow())
  const { kit, adapter } = createTestKit()
  await kit.start()
  expect(await catchError(pairWith(kit))).toMatchObject({
    code: 'CONNECTOR_NOT_FOUND',
    context: { connectorId: 'walletConnect' },
  })
  expect(adapter.prompts).toEqual([])
})

test('error: CONNECTOR_NOT_FOUND for a namespace without a way', async () => {
  const { kit, evm } = await create()
  expect(await catchError(pairWith(kit, { namespace: 'bip122' }))).toMatchObject({
    code: 'CONNECTOR_NOT_FOUND',
  })
  expect(evm.prompts).toEqual([])
})

test('error: CONNECTION_NO_ACCOUNTS for a namespace asked for by name, and the others are connected', async () => {
  const { kit, takeWithoutEvm, approve, account } = await create({
    approves: ['solana'],
    isPaired: false,
  })
  takeWithoutEvm()
  const connecting = catchError(pairWith(kit, { namespace: 'eip155' }))
  await approve()
  expect(await connecting).toMatchObject({ code: 'CONNECTION_NO_ACCOUNTS' })
  expect(account.get('solana')).toMatchObject({ status: 'connected', address: solanaAddress })
})

test('error: the signal has aborted already', async () => {
  const { kit, evm } = await create()
  const signal = AbortSignal.abort(new Error('Closed'))
  await expect(pairWith(kit, { signal })).rejects.toThrow('Closed')
  expect(evm.prompts).toEqual([])
})
