import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDeferred } from '../../test/createDeferred.ts'
import { createConnection, createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createTestKit, type TestKit } from '../../test/createTestKit.ts'
import { base, mainnet, solana, solanaId } from '../../test/networks.ts'
import { addAdapter } from './addAdapter.ts'
import { removeAdapter } from './removeAdapter.ts'

let solanaAdapter: ReturnType<typeof createFakeAdapter>
let page: TestKit

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
  solanaAdapter = createFakeAdapter({ id: 'other', namespace: 'solana' })
  page = createTestKit({
    networks: [mainnet, base, solana],
    adapters: [createFakeAdapter(), solanaAdapter],
  })
  page.kit.start()
})

afterEach(() => {
  page.kit.destroy()
  vi.unstubAllGlobals()
})

const onSolana = createConnection({ address: 'sol', caipNetworkId: solanaId })

test('default', async () => {
  const { kit } = page
  await kit.actions.connect({ connectorId: 'a', namespace: 'solana' })
  await kit.actions.connect({ connectorId: 'a', namespace: 'eip155' })
  await kit.actions.switchNetwork({ network: solana })
  removeAdapter(kit, { namespace: 'solana' })

  const { account, connectors, network } = kit.controllers
  expect(solanaAdapter.liveStarts).toBe(0)
  expect(solanaAdapter.calls).not.toContain('disconnect')
  expect(account.get('solana')).toMatchObject({ status: 'disconnected', allAccounts: [] })
  expect(account.get('eip155').status).toBe('connected')
  expect(connectors.state.connectors.map(({ chain }) => chain)).toEqual(['eip155', 'eip155'])
  expect(Object.keys(network.state.byNamespace)).toEqual(['eip155'])
  expect(network.find(solanaId)).toBeUndefined()
  expect(network.state.activeNamespace).toBe('eip155')
  expect(network.getActive()).toMatchObject({ id: mainnet.id })
  expect(kit.getProvider('solana')).toBeUndefined()
})

test('behavior: what it tells afterwards is not listened to', () => {
  const { kit } = page
  const { context } = solanaAdapter
  removeAdapter(kit, { namespace: 'solana' })
  context?.emit({ type: 'accountChanged', connection: onSolana })
  context?.emit({ type: 'connectorsChanged', connectors: [] })
  expect(kit.controllers.account.get('solana').status).toBe('disconnected')
  expect(kit.controllers.network.state.activeNamespace).toBe('eip155')
})

test('behavior: a connecting that is under way is given up', async () => {
  const { kit } = page
  solanaAdapter.asks = true
  const connecting = kit.actions.connect({ connectorId: 'a', namespace: 'solana' })
  removeAdapter(kit, { namespace: 'solana' })
  await expect(connecting).rejects.toMatchObject({ code: 'CONNECTION_USER_CLOSED' })
  solanaAdapter.prompts[0]?.approve(onSolana)
  expect(kit.controllers.account.get('solana').status).toBe('disconnected')
  expect(kit.controllers.connection.state.flow).toEqual({ status: 'idle' })
})

test('behavior: a session that is being restored does not come back', async () => {
  const late = createFakeAdapter({ namespace: 'solana', session: onSolana })
  const { kit } = createTestKit({ networks: [mainnet, solana], adapters: [late] })
  const { promise, resolve } = createDeferred<typeof onSolana>()
  late.overrides.reconnect = () => promise
  kit.start()
  expect(kit.controllers.account.get('solana').status).toBe('reconnecting')
  removeAdapter(kit, { namespace: 'solana' })
  late.setConnection(onSolana)
  resolve(onSolana)
  await new Promise((done) => setTimeout(done))
  expect(kit.controllers.account.get('solana').status).toBe('disconnected')
  kit.destroy()
})

test.each([
  ['closes, opened for it', { namespace: 'solana' }, false],
  ['stays, opened for another', { namespace: 'eip155' }, true],
  ['closes, about the active one', {}, false],
])('behavior: the modal %s', async (_, parameters, isOpen) => {
  const { kit } = page
  await kit.actions.switchNetwork({ network: solana })
  void kit.actions.open(parameters)
  removeAdapter(kit, { namespace: 'solana' })
  expect(kit.controllers.modal.state.open).toBe(isOpen)
})

test('behavior: the modal closes where a view of it is in its history', () => {
  const { kit } = page
  const { modal, router } = kit.controllers
  void kit.actions.open({ view: 'Networks' })
  router.push({ name: 'SwitchNetwork', caipNetworkId: solanaId })
  removeAdapter(kit, { namespace: 'solana' })
  expect(modal.state.open).toBe(false)
})

test('behavior: the last one leaves its networks', () => {
  const { kit } = page
  removeAdapter(kit, { namespace: 'solana' })
  removeAdapter(kit, { namespace: 'eip155' })
  removeAdapter(kit, { namespace: 'eip155' })
  expect(kit.adapters.size).toBe(0)
  expect(kit.controllers.network.getActive()).toMatchObject({ id: mainnet.id })
})

test('behavior: twenty times removed and added, one start is live', async () => {
  const { kit } = page
  for (let round = 0; round < 20; round++) {
    removeAdapter(kit, { namespace: 'solana' })
    await addAdapter(kit, { adapter: solanaAdapter, networks: [solana] })
  }
  expect(solanaAdapter.liveStarts).toBe(1)
  kit.destroy()
  expect(solanaAdapter.liveStarts).toBe(0)
})
