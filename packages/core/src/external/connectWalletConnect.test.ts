import { afterEach, expect, test, vi } from 'vitest'
import { catchError } from '../test/catchError.ts'
import { createDeviceWindow } from '../test/createDeviceWindow.ts'
import { createConnection, createConnector, createFakeAdapter } from '../test/createFakeAdapter.ts'
import { createGrant, createSessionStruct } from '../test/createFakeRelay.ts'
import { createTestKit } from '../test/createTestKit.ts'
import { base, mainnet, mainnetId, solana, solanaId } from '../test/networks.ts'
import { readSession } from '../walletConnect/readSession.ts'
import { connectWalletConnect } from './connectWalletConnect.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const solanaAddress = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

function createWay(namespace: 'eip155' | 'solana') {
  const way = { id: 'walletConnect', chain: namespace, type: 'WALLET_CONNECT' } as const
  const connectors = [createConnector({ chain: namespace }), createConnector(way)]
  return createFakeAdapter({ id: `fake-${namespace}`, namespace, connectors })
}

/** A kit on which a wallet approved both namespaces, as long as nothing else is said. */
async function create({ approves = ['eip155', 'solana'] } = {}) {
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
  const session = readSession(createSessionStruct({ namespaces }))
  kit.external.provide({
    byNamespace: { eip155: [] },
    getUniversalProvider: async () => undefined,
    connectWalletConnect: (given) => connectWalletConnect(kit, given),
    preparePairing: async () => undefined,
    cancelRequest: () => undefined,
    getSession: () => session,
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
  return { kit, evm, other, approve, account: kit.controllers.account }
}

test('default', async () => {
  const { kit, evm, other, approve, account } = await create()
  const wallet = { id: 'harbour', name: 'Harbour' }
  const [connected] = await Promise.all([connectWalletConnect(kit, { wallet }), approve()])
  expect(connected).toMatchObject({ namespace: 'eip155', connectorId: 'walletConnect' })
  expect(kit.controllers.connection.state.recentWallet).toEqual(wallet)
  expect(evm.calls).toContain('connect walletConnect')
  expect(other.calls).toContain('connect walletConnect')
  expect(account.get('solana')).toMatchObject({ status: 'connected', address: solanaAddress })
  expect(kit.controllers.network.state.activeNamespace).toBe('eip155')
})

test('parameters: namespace', async () => {
  const { kit, evm, approve, account } = await create()
  const [connected] = await Promise.all([
    connectWalletConnect(kit, { namespace: 'solana' }),
    approve(),
  ])
  expect(connected).toMatchObject({ namespace: 'solana', address: solanaAddress })
  expect(evm.calls).toContain('connect walletConnect')
  expect(account.get('eip155').status).toBe('connected')
  expect(kit.controllers.network.state.activeNamespace).toBe('solana')
})

test('behavior: a namespace that was not approved is left alone', async () => {
  const { kit, other, account } = await create({ approves: ['eip155'] })
  await connectWalletConnect(kit)
  expect(other.prompts).toEqual([])
  expect(account.get('solana').status).toBe('disconnected')
})

test('behavior: a namespace with another wallet keeps it', async () => {
  const { kit, other, account } = await create()
  other.setConnection(
    createConnection({ connectorId: 'a', address: solanaAddress, caipNetworkId: solanaId }),
  )
  await connectWalletConnect(kit)
  expect(other.calls).not.toContain('connect walletConnect')
  expect(account.get('solana').connectorId).toBe('a')
})

test('behavior: a further namespace that fails takes nothing away', async () => {
  const { kit, other, account } = await create()
  other.overrides.connect = () => Promise.reject(new Error('No'))
  expect(await connectWalletConnect(kit)).toMatchObject({ namespace: 'eip155' })
  expect(account.get('solana').status).toBe('disconnected')
})

test('behavior: an earlier failure is forgotten', async () => {
  const { kit } = await create({ approves: ['eip155'] })
  kit.controllers.connection.set({ wcError: true })
  await connectWalletConnect(kit)
  expect(kit.controllers.connection.state.wcError).toBe(false)
})

test('error: CONNECTOR_NOT_FOUND', async () => {
  vi.stubGlobal('window', createDeviceWindow())
  const { kit, adapter } = createTestKit()
  await kit.start()
  expect(await catchError(connectWalletConnect(kit))).toMatchObject({
    code: 'CONNECTOR_NOT_FOUND',
    context: { connectorId: 'walletConnect' },
  })
  expect(adapter.prompts).toEqual([])
})

test('error: CONNECTOR_NOT_FOUND for a namespace without a way', async () => {
  const { kit, evm } = await create()
  expect(await catchError(connectWalletConnect(kit, { namespace: 'bip122' }))).toMatchObject({
    code: 'CONNECTOR_NOT_FOUND',
  })
  expect(evm.prompts).toEqual([])
})

test('error: the signal has aborted already', async () => {
  const { kit, evm } = await create()
  const signal = AbortSignal.abort(new Error('Closed'))
  await expect(connectWalletConnect(kit, { signal })).rejects.toThrow('Closed')
  expect(evm.prompts).toEqual([])
})
