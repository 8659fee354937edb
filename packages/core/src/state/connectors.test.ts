import { expect, test } from 'vitest'
import { createConnector } from '../test/createFakeAdapter.ts'
import { deepFreeze } from '../test/networks.ts'
import { createConnectorsController } from './connectors.ts'

const wallet = (id: string) => ({ id, name: `Wallet ${id}` })

test('default', () => {
  expect(createConnectorsController({ recentWallets: [] }).state).toEqual({
    connectors: [],
    recentWallets: [],
  })
})

test('parameters: recentWallets keeps the first two', () => {
  const recentWallets = deepFreeze(['a', 'b', 'c'].map(wallet))
  const { state } = createConnectorsController({ recentWallets })
  expect(state.recentWallets).toEqual([wallet('a'), wallet('b')])
})

test('behavior: replaces the connectors of one namespace, in their place', () => {
  const controller = createConnectorsController({ recentWallets: [] })
  const [a, b] = [createConnector({ id: 'a' }), createConnector({ id: 'b' })]
  const s = createConnector({ id: 's', chain: 'solana' })
  controller.setConnectors('eip155', deepFreeze([a]))
  controller.setConnectors('solana', deepFreeze([s]))
  controller.setConnectors('eip155', deepFreeze([b]))
  expect(controller.state.connectors).toEqual([b, s])
  controller.setConnectors('eip155', [])
  expect(controller.state.connectors).toEqual([s])
})

test('behavior: finds a connector, in one namespace when it is named', () => {
  const controller = createConnectorsController({ recentWallets: [] })
  controller.setConnectors('eip155', [createConnector({ id: 'a' })])
  controller.setConnectors('solana', [createConnector({ id: 'a', chain: 'solana' })])
  expect(controller.find({ connectorId: 'a' })?.chain).toBe('eip155')
  expect(controller.find({ connectorId: 'a', namespace: 'solana' })?.chain).toBe('solana')
  expect(controller.find({ connectorId: 'a', namespace: 'bip122' })).toBeUndefined()
  expect(controller.find({ connectorId: 'b' })).toBeUndefined()
  expect(controller.find({ connectorId: '__proto__' })).toBeUndefined()
})

test('behavior: the wallet used last comes first, once, and two are kept', () => {
  const controller = createConnectorsController({ recentWallets: [] })
  const order = () => controller.state.recentWallets.map(({ id }) => id)
  controller.addRecentWallet(wallet('a'))
  controller.addRecentWallet(wallet('b'))
  expect(order()).toEqual(['b', 'a'])
  controller.addRecentWallet(wallet('a'))
  expect(order()).toEqual(['a', 'b'])
  controller.addRecentWallet(wallet('c'))
  expect(order()).toEqual(['c', 'a'])
})

test('behavior: keeps the id and the name of a recent wallet alone', () => {
  const controller = createConnectorsController({ recentWallets: [] })
  controller.addRecentWallet(createConnector({ id: 'a' }))
  expect(controller.state.recentWallets).toEqual([{ id: 'a', name: 'Wallet A' }])
})

test('behavior: takes over what another tab says', () => {
  const controller = createConnectorsController({ recentWallets: [wallet('a')] })
  controller.setRecentWallets(['b', 'c', 'd'].map(wallet))
  expect(controller.state.recentWallets).toEqual([wallet('b'), wallet('c')])
})
