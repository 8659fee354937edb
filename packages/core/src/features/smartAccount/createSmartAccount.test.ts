import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../../base/errors/cleatError.ts'
import { createMemoryArea } from '../../base/storage/storageArea.ts'
import type { AccountCode } from '../../contract/accounts/accountCode.ts'
import type { CleatEvent } from '../../contract/events/cleatEvent.ts'
import type { KitOptions } from '../../contract/options/kitOptions.ts'
import { createAuthAdapter, createFakeAuthWallet } from '../../test/createFakeAuthWallet.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { baseId, mainnetId } from '../../test/networks.ts'

beforeEach(() => void vi.stubGlobal('window', createFakeWindow()))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const known = { kind: 'known', name: 'MetaMask Smart Account', address: '0x63' } as const
const namespace = 'eip155'

async function open(connectorId = 'AUTH', options: Partial<KitOptions> = {}) {
  const fake = createFakeAuthWallet()
  const adapter = createAuthAdapter()
  const codes: Record<string, AccountCode | Error> = {}
  const read = vi.fn(async ({ network }: { network: { caipNetworkId: string } }) => {
    const code = codes[network.caipNetworkId] ?? { kind: 'none' }
    if (code instanceof Error) throw code
    return code
  })
  adapter.features['account:code'] = read
  const events: CleatEvent[] = []
  const { kit } = createTestKit({
    ...{ adapter, authWallet: () => fake.wallet, onEvent: (event) => events.push(event) },
    ...options,
  })
  kit.start()
  const runtime = await kit.runtime.load()
  runtime.attachRemoteWallets()
  await kit.remoteWallets.loaded
  await kit.actions.connect({ connectorId })
  const slice = await kit.feature('smartAccount')
  const { state } = slice
  return { kit, fake, adapter, codes, read, events, slice, state }
}

test('default: eip155 prefers smart accounts, and the app says what it begins with', async () => {
  const { state, slice } = await open()
  expect(state.preferredAccountTypes).toEqual({ eip155: 'smartAccount' })
  expect(slice.isChoosable()).toBe(true)
  const plain = await open('AUTH', { defaultAccountTypes: { eip155: 'eoa' } })
  expect(plain.state.preferredAccountTypes).toEqual({ eip155: 'eoa' })
  const foreign = await open('AUTH', { defaultAccountTypes: { eip155: 'payment' } })
  expect(foreign.state.preferredAccountTypes).toEqual({ eip155: 'smartAccount' })
})

test('default: a choice is told to the wallet, kept and tracked', async () => {
  const storage = createMemoryArea()
  const { slice, state, fake, events, kit } = await open('AUTH', { storage })
  await slice.setPreferredAccountType({ namespace, type: 'eoa' })
  expect(state).toMatchObject({
    preferredAccountTypes: { eip155: 'eoa' },
    choosing: { status: 'idle' },
  })
  expect(fake.calls).toEqual([['setAccountType', { namespace, type: 'eoa' }]])
  const tracked = events.find(({ event }) => event === 'SET_PREFERRED_ACCOUNT_TYPE')
  expect(tracked?.properties).toMatchObject({ accountType: 'eoa', network: mainnetId })
  expect(kit.storage.get('accountTypes')).toEqual([{ namespace, type: 'eoa' }])
  const later = await open('AUTH', { storage, defaultAccountTypes: { eip155: 'smartAccount' } })
  expect(later.state.preferredAccountTypes).toEqual({ eip155: 'eoa' })
})

test.each([
  [['garbage', { namespace, type: 'admin' }]],
  [[{ namespace: 5, type: 'eoa' }]],
  [[null]],
])('behavior: stored %j is no choice', async (stored) => {
  const storage = createMemoryArea()
  const first = await open('AUTH', { storage })
  first.kit.storage.set('accountTypes', stored)
  expect((await open('AUTH', { storage })).state.preferredAccountTypes).toEqual({
    eip155: 'smartAccount',
  })
})

test('error: a wallet that refuses keeps what was', async () => {
  const { slice, state, fake, kit } = await open()
  fake.answers.setAccountType = async () => {
    throw new Error('locked')
  }
  await slice.setPreferredAccountType({ namespace, type: 'eoa' })
  expect(state.choosing).toMatchObject({ status: 'error', error: { code: 'WALLET_ERROR' } })
  expect(state.preferredAccountTypes).toEqual({ eip155: 'smartAccount' })
  expect(kit.storage.get('accountTypes')).toBeUndefined()
})

test('behavior: other wallets have no choice, and nothing is stored', async () => {
  const { slice, state, fake, kit } = await open('a')
  expect(slice.isChoosable()).toBe(false)
  await slice.setPreferredAccountType({ namespace, type: 'eoa' })
  expect(fake.calls).toEqual([])
  expect(kit.storage.get('accountTypes')).toBeUndefined()
  expect(state.preferredAccountTypes).toEqual({ eip155: 'smartAccount' })
})

test('default: the code of each network, and where the account can be a smart one', async () => {
  const { slice, state, codes, fake, kit } = await open()
  codes[baseId] = known
  fake.answers.readSupport = async () => 'supported'
  await slice.readAccountCode()
  expect(state.accounts).toEqual({
    [mainnetId]: { status: 'success', code: { kind: 'none' }, support: 'supported' },
    [baseId]: { status: 'success', code: known, support: 'supported' },
  })
  expect(kit.controllers.network.get(namespace)?.smartAccountEnabledNetworks).toEqual([
    ...[mainnetId, baseId],
  ])
})

test('behavior: of another wallet only the code is read, on the networks that are asked for', async () => {
  const { slice, state, codes, fake, kit } = await open('a')
  codes[mainnetId] = { kind: 'unknown', address: '0x99' }
  await slice.readAccountCode({ networks: [mainnetId] })
  expect(state.accounts).toEqual({
    [mainnetId]: { ...{ status: 'success', support: undefined }, code: codes[mainnetId] },
  })
  expect(fake.calls).toEqual([])
  expect(kit.controllers.network.get(namespace)?.smartAccountEnabledNetworks).toEqual([])
})

test('behavior: the addresses of both kinds, where they differ, until the account is left', async () => {
  const { slice, state, fake, adapter } = await open()
  await slice.readAccountCode()
  expect(state.addresses).toBeUndefined()
  const addresses = { eoa: '0x1', smartAccount: '0x2' }
  fake.answers.readAddresses = async () => addresses
  await slice.readAccountCode()
  expect(state.addresses).toEqual(addresses)
  fake.answers.readAddresses = async () => {
    throw new Error('locked')
  }
  await slice.readAccountCode()
  expect(state.addresses).toBeUndefined()
  fake.answers.readAddresses = async () => addresses
  await slice.readAccountCode()
  adapter.drop()
  expect(state.addresses).toBeUndefined()
})

test('error: a network that does not answer, and answers later', async () => {
  const { slice, state, codes } = await open()
  codes[baseId] = new Error('offline')
  await slice.readAccountCode()
  expect(state.accounts[baseId]).toMatchObject({
    status: 'error',
    error: { code: 'NETWORK_RPC_FAILED' },
  })
  codes[baseId] = known
  await slice.readAccountCode({ networks: [baseId] })
  expect(state.accounts[baseId]).toMatchObject({ status: 'success', code: known })
})

test('behavior: answers about an account that was left are dropped', async () => {
  const { slice, state, read, adapter, kit } = await open()
  let answer: (code: AccountCode) => void = () => undefined
  read.mockImplementation(() => new Promise<AccountCode>((resolve) => (answer = resolve)))
  const reading = slice.readAccountCode({ networks: [mainnetId] })
  adapter.drop()
  answer(known)
  await reading
  expect(state.accounts).toEqual({})
  expect(kit.controllers.network.get(namespace)?.smartAccountEnabledNetworks).toEqual([])
})

test('default: an upgrade is gone once the chain says so', async () => {
  vi.useFakeTimers()
  const { slice, state, codes, fake } = await open()
  codes[baseId] = known
  const removing = slice.removeUpgrade({ caipNetworkId: baseId })
  await vi.advanceTimersByTimeAsync(1500)
  expect(state.upgrading).toEqual({ status: 'pending', caipNetworkId: baseId, hash: '0xhash' })
  codes[baseId] = { kind: 'none' }
  await vi.advanceTimersByTimeAsync(1500)
  await removing
  expect(state.upgrading).toEqual({ status: 'success', caipNetworkId: baseId, hash: '0xhash' })
  expect(state.accounts[baseId]).toMatchObject({ code: { kind: 'none' } })
  expect(fake.calls.map(([verb]) => verb)).toEqual(['removeUpgrade', 'readSupport'])
  slice.forgetRemoval()
  expect(state.upgrading).toEqual({ status: 'idle' })
})

test('behavior: a chain that does not say so in time leaves it open', async () => {
  vi.useFakeTimers()
  const { slice, state, codes } = await open()
  codes[baseId] = known
  const removing = slice.removeUpgrade({ caipNetworkId: baseId })
  await vi.advanceTimersByTimeAsync(95_000)
  await removing
  expect(state.upgrading).toMatchObject({ status: 'unknown', hash: '0xhash' })
})

test.each<[string, unknown, string]>([
  ['declines', Object.assign(new Error('no'), { code: 4001 }), 'REQUEST_USER_REJECTED'],
  [
    'cannot pay',
    new CleatError('OPERATION_REJECTED', { context: { reason: 'the account cannot pay' } }),
    'OPERATION_REJECTED',
  ],
  ['fails', new Error('boom'), 'WALLET_ERROR'],
])('error: the visitor or the account %s', async (_, cause, code) => {
  const { slice, state, fake } = await open()
  fake.answers.removeUpgrade = async () => {
    throw cause
  }
  await slice.removeUpgrade({ caipNetworkId: baseId })
  expect(state.upgrading).toMatchObject({ status: 'error', caipNetworkId: baseId, error: { code } })
})

test('behavior: an external wallet is never asked to remove anything', async () => {
  const { slice, state, fake } = await open('a')
  await slice.removeUpgrade({ caipNetworkId: baseId })
  expect(state.upgrading).toEqual({ status: 'idle' })
  expect(fake.calls).toEqual([])
})

test('behavior: destroyed, it follows nothing', async () => {
  const { slice, state, adapter, codes } = await open()
  codes[mainnetId] = known
  await slice.readAccountCode({ networks: [mainnetId] })
  slice.destroy()
  adapter.drop()
  expect(Object.keys(state.accounts)).toEqual([mainnetId])
})
