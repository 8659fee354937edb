import { type Hex, verifyMessage } from 'viem'
import { expect, test, vi } from 'vitest'
import { type AppProviderStage, openAppProvider } from './stage/openAppProvider.ts'
import { cosmosId } from './stage/openUniversal.ts'
import { startNetwork } from './stage/startNetwork.ts'

const network = startNetwork()
const namespaces = ['eip155', 'solana', 'cosmos'] as const

const account = ({ stage }: AppProviderStage, namespace: string) =>
  stage.kit.controllers.account.get(namespace)
const until = (app: AppProviderStage, status: string) =>
  vi.waitFor(
    () =>
      expect(namespaces.map((each) => account(app, each).status)).toEqual([status, status, status]),
    5000,
  )

test('default', async () => {
  const app = await openAppProvider(network)
  const { kit, peer } = app.stage
  await kit.remoteWallets.loaded
  const opening = kit.actions.open()
  const shown: unknown[] = []
  app.provider.on('display_uri', () =>
    setTimeout(() => shown.push(kit.controllers.connection.state.wcUri)),
  )
  await app.pair()
  await until(app, 'connected')
  expect(shown).toEqual([app.provider.uri])
  expect(kit.controllers.connection.state.wcUri).toBeUndefined()
  // The modal was opened to connect.
  expect(await opening).toMatchObject({ caipAddress: `eip155:1:${peer.account}` })
  expect(account(app, 'cosmos').caipAddress).toMatch(new RegExp(`^${cosmosId}:cosmos1`))
  expect(peer.sessions).toHaveLength(1)

  const { signature, address } = await kit.actions.signMessage({ message: 'Ahoy' })
  const signed = { message: 'Ahoy', signature: signature as Hex, address: address as Hex }
  expect(await verifyMessage(signed)).toBe(true)
  // The app's provider stays as the app configured it.
  expect(Object.keys(app.provider.namespaces ?? {})).toEqual([...namespaces])
  expect(app.provider.namespaces?.eip155?.methods).toEqual(['personal_sign', 'eth_sendTransaction'])
})

test('behavior: the network is switched by the app, by its provider and by the wallet', async () => {
  const app = await openAppProvider(network)
  await app.pair()
  await until(app, 'connected')
  const { kit, peer } = app.stage
  const untilOn = (chainId: number) =>
    vi.waitFor(() =>
      expect(account(app, 'eip155').caipAddress).toBe(`eip155:${chainId}:${peer.account}`),
    )
  app.provider.setDefaultChain('eip155:8453')
  await untilOn(8453)
  await kit.actions.switchNetwork({ network: { id: 1 } })
  expect(await app.provider.request({ method: 'eth_chainId' }, 'eip155:1')).toBe(1)
  await peer.switchChain(8453)
  await untilOn(8453)
})

test('behavior: a reload keeps the session', async () => {
  const app = await openAppProvider(network)
  await app.pair()
  await until(app, 'connected')
  await app.stage.kit.actions.switchNetwork({ network: { id: 8453 } })
  const before = namespaces.map((each) => account(app, each).caipAddress)
  await app.reload()
  expect(account(app, 'eip155').status).toBe('reconnecting')
  await until(app, 'connected')
  expect(namespaces.map((each) => account(app, each).caipAddress)).toEqual(before)
})

test('behavior: a session that is older than the kit is joined', async () => {
  const app = await openAppProvider(network)
  await app.pair()
  await until(app, 'connected')
  app.stage.items.clear()
  await app.reload()
  await until(app, 'connected')
})

test('behavior: the app disconnects', async () => {
  const app = await openAppProvider(network)
  await app.pair()
  await until(app, 'connected')
  await app.provider.disconnect()
  await until(app, 'disconnected')
  expect(app.stage.kit.controllers.connection.state.flow.status).not.toBe('error')
  await app.pair()
  await until(app, 'connected')
})

test('behavior: the visitor disconnects in the modal, and the app is told', async () => {
  const app = await openAppProvider(network)
  await app.pair()
  await until(app, 'connected')
  const told: unknown[] = []
  app.provider.on('disconnect', (event: unknown) => told.push(event))
  await app.stage.kit.actions.disconnect()
  await until(app, 'disconnected')
  expect(told).toMatchObject([{ code: 6000 }])
  expect(app.provider.session).toBeUndefined()
  await vi.waitFor(() => expect(app.stage.peer.sessions).toEqual([]))
})

test('behavior: the wallet disconnects', async () => {
  const app = await openAppProvider(network)
  await app.pair()
  await until(app, 'connected')
  await app.stage.peer.disconnect()
  await until(app, 'disconnected')
})
