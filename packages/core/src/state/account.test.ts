import { expect, test } from 'vitest'
import { createConnection } from '../test/createFakeAdapter.ts'
import { baseId, deepFreeze } from '../test/networks.ts'
import { type AccountController, createAccountController } from './account.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const walletInfo = { name: 'Wallet A', rdns: 'org.example.a' }

function createConnected(): AccountController {
  const controller = createAccountController({ namespaces: ['eip155', 'solana'] })
  controller.setConnected('eip155', { connection: createConnection(), walletInfo })
  return controller
}

test('default', () => {
  const { state } = createAccountController({ namespaces: ['eip155', 'solana'] })
  expect(state).toEqual({
    eip155: { status: 'disconnected', allAccounts: [] },
    solana: { status: 'disconnected', allAccounts: [] },
  })
})

test('behavior: a namespace that nobody knows is disconnected', () => {
  const controller = createAccountController({ namespaces: [] })
  for (const namespace of ['cosmos', '__proto__', 'constructor'])
    expect(controller.get(namespace)).toEqual({ status: 'disconnected', allAccounts: [] })
  expect(controller.state).toEqual({})
})

test('behavior: connected carries the whole account', () => {
  const controller = createConnected()
  expect(controller.get('eip155')).toEqual({
    status: 'connected',
    address,
    caipAddress: `eip155:1:${address}`,
    allAccounts: [{ address }],
    connectorId: 'a',
    connectedWalletInfo: walletInfo,
  })
  expect(controller.get('solana').status).toBe('disconnected')
})

test('behavior: leaves the connection as it was', () => {
  const connection = deepFreeze(createConnection())
  const controller = createAccountController({ namespaces: ['eip155'] })
  controller.setConnected('eip155', { connection, walletInfo: undefined })
  expect(controller.get('eip155').allAccounts).toBe(connection.accounts)
})

test.each(['connecting', 'reconnecting'] as const)('behavior: %s has no address', (status) => {
  const controller = createConnected()
  controller.setStatus('eip155', status)
  expect(controller.get('eip155')).toEqual({ status, allAccounts: [] })
})

test('behavior: reset forgets everything of the namespace', () => {
  const controller = createConnected()
  controller.setConnected('solana', { connection: createConnection(), walletInfo })
  controller.reset('eip155')
  expect(controller.get('eip155')).toEqual({ status: 'disconnected', allAccounts: [] })
  expect(controller.get('solana').status).toBe('connected')
})

test('behavior: follows the wallet to another network', () => {
  const controller = createConnected()
  const connection = createConnection({ caipNetworkId: baseId })
  const explorerUrl = 'https://explorer.example.org'
  controller.setConnected('eip155', { connection, walletInfo, explorerUrl })
  expect(controller.get('eip155')).toMatchObject({
    caipAddress: `eip155:8453:${address}`,
    addressExplorerUrl: `https://explorer.example.org/address/${address}`,
  })
  controller.setConnected('eip155', { connection: createConnection(), walletInfo })
  expect(controller.get('eip155').caipAddress).toBe(`eip155:1:${address}`)
  expect(controller.get('eip155').addressExplorerUrl).toBeUndefined()
})

test.each([
  ['https://mempool.space/signet', 'https://mempool.space/signet/address/', ''],
  ['https://explorer.example/', 'https://explorer.example/address/', ''],
  ['https://x.example/?cluster=devnet', 'https://x.example/address/', '?cluster=devnet'],
  ['https://x.example?cluster=devnet', 'https://x.example/address/', '?cluster=devnet'],
])('behavior: %s leads to an account, its path and query kept', (explorerUrl, start, end) => {
  const controller = createAccountController({ namespaces: ['eip155'] })
  controller.setConnected('eip155', { connection: createConnection(), walletInfo, explorerUrl })
  expect(controller.get('eip155').addressExplorerUrl).toBe(`${start}${address}${end}`)
})

test('parameters: explorerPath', () => {
  const controller = createAccountController({ namespaces: ['solana'] })
  const explorerUrl = 'https://explorer.example/?cluster=devnet'
  const explorer = { explorerUrl, explorerPath: 'account' }
  controller.setConnected('eip155', { connection: createConnection(), walletInfo, ...explorer })
  expect(controller.get('eip155').addressExplorerUrl).toBe(
    `https://explorer.example/account/${address}?cluster=devnet`,
  )
})

test('error: CAIP_ADDRESS_INVALID leaves the account as it was', () => {
  const controller = createConnected()
  const connection = createConnection({ address: 'not an address' })
  expect(() => controller.setConnected('eip155', { connection, walletInfo })).toThrow(
    expect.objectContaining({ code: 'CAIP_ADDRESS_INVALID' }),
  )
  expect(controller.get('eip155').address).toBe(address)
})

test('behavior: two controllers know nothing of each other', () => {
  const one = createConnected()
  const other = createAccountController({ namespaces: ['eip155'] })
  one.reset('eip155')
  one.setStatus('eip155', 'connecting')
  expect(other.get('eip155').status).toBe('disconnected')
})
