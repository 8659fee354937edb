import { expect, test } from 'vitest'
import type { Kit } from '../kit/kit.ts'
import { createConnection, createConnector, createFakeAdapter } from '../test/createFakeAdapter.ts'
import { createTestKit } from '../test/createTestKit.ts'
import { baseId, mainnet, solana, solanaId, unlistedId } from '../test/networks.ts'
import { applyConnection } from './applyConnection.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

function create(): Kit {
  const { kit } = createTestKit()
  const imageUrl = 'data:image/png;base64,AAAA'
  kit.controllers.connectors.setConnectors('eip155', [
    createConnector({ id: 'a', imageUrl, info: { rdns: 'org.example.a' } }),
  ])
  return kit
}

test('default', () => {
  const kit = create()
  applyConnection(kit, 'eip155', createConnection())
  expect(kit.controllers.account.get('eip155')).toEqual({
    status: 'connected',
    address,
    caipAddress: `eip155:1:${address}`,
    addressExplorerUrl: `https://explorer.example.org/address/${address}`,
    allAccounts: [{ address }],
    connectorId: 'a',
    connectedWalletInfo: {
      name: 'Wallet A',
      icon: 'data:image/png;base64,AAAA',
      type: 'ANNOUNCED',
      rdns: 'org.example.a',
    },
  })
  expect(kit.storage.get('activeNetworkId')).toBe('eip155:1')
})

test('behavior: the rules of the namespace give the path in the explorer', () => {
  const explorerPath = (url: string) => (url.includes('example.org') ? 'account' : 'address')
  const adapter = { ...createFakeAdapter(), rules: { explorerPath } }
  const { kit } = createTestKit({ adapter })
  applyConnection(kit, 'eip155', createConnection())
  expect(kit.controllers.account.get('eip155').addressExplorerUrl).toBe(
    `https://explorer.example.org/account/${address}`,
  )
})

test('behavior: doing it again changes nothing', () => {
  const kit = create()
  applyConnection(kit, 'eip155', createConnection())
  const before = { ...kit.controllers.account.get('eip155') }
  applyConnection(kit, 'eip155', createConnection())
  expect(kit.controllers.account.get('eip155')).toEqual(before)
  expect(kit.controllers.connectors.state.recentWallets).toHaveLength(1)
})

test('behavior: follows the wallet to another network of the app', () => {
  const kit = create()
  applyConnection(kit, 'eip155', createConnection({ caipNetworkId: baseId }))
  expect(kit.controllers.network.getActive().name).toBe('Base')
  expect(kit.controllers.account.get('eip155').addressExplorerUrl).toBeUndefined()
})

test('behavior: follows the wallet to a chain that the app does not list', () => {
  const kit = create()
  applyConnection(kit, 'eip155', createConnection({ caipNetworkId: unlistedId }))
  expect(kit.controllers.network.get('eip155')).toMatchObject({ isUnsupportedChain: true })
  expect(kit.controllers.account.get('eip155').caipAddress).toBe(`eip155:137:${address}`)
})

test('behavior: a wallet that is not in the list has no name and is not remembered', () => {
  const kit = create()
  applyConnection(kit, 'eip155', createConnection({ connectorId: 'gone' }))
  expect(kit.controllers.account.get('eip155').connectedWalletInfo).toBeUndefined()
  expect(kit.controllers.connectors.state.recentWallets).toEqual([])
})

test('behavior: another account of the same wallet is not another wallet', () => {
  const kit = create()
  applyConnection(kit, 'eip155', createConnection())
  kit.controllers.connectors.setRecentWallets([])
  applyConnection(kit, 'eip155', createConnection({ address: `0x${'00'.repeat(20)}` }))
  expect(kit.controllers.connectors.state.recentWallets).toEqual([])
})

test('behavior: the next visit starts on the namespace that is active', () => {
  const solanaAdapter = createFakeAdapter({ namespace: 'solana' })
  const { kit } = createTestKit({
    networks: [mainnet, solana],
    adapters: [createFakeAdapter(), solanaAdapter],
  })
  applyConnection(kit, 'eip155', createConnection())
  const further = {
    address: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
    caipNetworkId: solanaId,
  }
  applyConnection(kit, 'solana', createConnection(further))
  expect(kit.storage.get('activeNetworkId')).toBe('eip155:1')
})
