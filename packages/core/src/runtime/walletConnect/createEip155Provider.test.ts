import { expect, test } from 'vitest'
import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import { createMemoryArea } from '../../base/storage/storageArea.ts'
import type { PairedSession } from '../../contract/remoteWallets/pairedSession.ts'
import { createGrant, createSessionStruct } from '../../test/createFakeRelay.ts'
import { baseId, mainnetId, unlistedId } from '../../test/networks.ts'
import { createActiveChains } from './createActiveChains.ts'
import { createEip155Provider } from './createEip155Provider.ts'
import { createRelayStorage } from './createRelayStorage.ts'
import { readSession } from './readSession.ts'
import type { SessionChange, WalletConnectClient } from './walletConnectClient.ts'

const one = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const two = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

type Asked = { caipNetworkId: CaipNetworkId; method: string; params?: unknown }

function toSession(grant: object = {}): PairedSession | null {
  const eip155 = { ...createGrant([mainnetId, baseId], [one, two]), ...grant }
  return readSession(createSessionStruct({ namespaces: { eip155 } }))
}

/** A wallet that is paired, or approves the proposal. */
function create({ session = toSession(), isPaired = true } = {}) {
  const storage = createRelayStorage({ area: createMemoryArea(), prefix: '', clientName: 'client' })
  const chains = createActiveChains({ storage, listWanted: () => [] })
  const listeners = new Set<(change: SessionChange) => void>()
  const wallet = { asked: [] as Asked[], read: [] as Asked[], fails: undefined as unknown }
  let current = isPaired ? session : null
  const notify = (change: SessionChange) => {
    for (const listener of [...listeners]) listener(change)
  }
  const change = (next: PairedSession | null) => {
    current = next
    chains.follow(next)
    notify({ type: next ? 'updated' : 'ended' })
  }
  const client: WalletConnectClient = {
    getSession: () => current,
    async pair() {
      if (!session) throw new Error('Nothing was approved')
      if (!current) change(session)
      return session
    },
    prepare: async () => undefined,
    async request(asked) {
      wallet.asked.push(asked)
      if (wallet.fails) throw wallet.fails
      return 'asked'
    },
    async read(asked) {
      wallet.read.push(asked)
      return 'read'
    },
    cancel: () => undefined,
    disconnect: async () => change(null),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  chains.follow(current)
  const provider = createEip155Provider({ client, chains })
  const events: [string, unknown][] = []
  const listen = (...names: string[]) => {
    for (const name of names) provider.on(name, (payload) => void events.push([name, payload]))
  }
  return { provider, chains, wallet, events, listen, change, notify, listeners }
}

const all = ['chainChanged', 'accountsChanged', 'disconnect']

test('default', async () => {
  const { provider } = create({ isPaired: false })
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
  expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([one, two])
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([one, two])
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
})

test('behavior: the accounts of the chain in use, the preferred one first', async () => {
  const accounts = [`eip155:1:${one}`, `eip155:8453:${one}`, `eip155:8453:${two}`]
  const { provider, chains } = create({ session: toSession({ accounts }) })
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([one])
  chains.set(baseId)
  chains.prefer('eip155', [two])
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([two, one])
})

test('behavior: all accounts on a chain on which none was shared', async () => {
  const { provider, chains } = create({ session: toSession({ accounts: [`eip155:1:${one}`] }) })
  chains.set(baseId)
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([one])
})

test('behavior: an approved chain is switched to without asking', async () => {
  const { provider, wallet, events, listen } = create()
  listen(...all)
  const params = [{ chainId: '0x2105' }]
  expect(await provider.request({ method: 'wallet_switchEthereumChain', params })).toBeNull()
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x2105')
  expect(wallet.asked).toEqual([])
  expect(events).toEqual([['chainChanged', '0x2105']])
})

const switching = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] }

test('behavior: of another chain the wallet is asked, where it approved that', async () => {
  const { provider, wallet } = create({ session: toSession({ methods: [switching.method] }) })
  expect(await provider.request(switching)).toBeNull()
  expect(wallet.asked).toEqual([{ caipNetworkId: mainnetId, ...switching }])
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x89')
})

test('error: the wallet refuses to switch', async () => {
  const { provider, wallet } = create({ session: toSession({ methods: [switching.method] }) })
  wallet.fails = Object.assign(new Error('No'), { code: 4001 })
  await expect(provider.request(switching)).rejects.toBe(wallet.fails)
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
})

test('error: a chain that the wallet did not approve', async () => {
  const { provider, wallet } = create()
  await expect(provider.request(switching)).rejects.toMatchObject({ code: 4200 })
  expect(wallet.asked).toEqual([])
})

test.each([
  ['nothing', undefined],
  ['no list', {}],
  ['an empty list', []],
  ['a chain that is none', [{ chainId: 'polygon' }]],
  ['null', [null]],
])('error: switching to %s', async (_, params) => {
  const { provider, wallet } = create({ session: toSession({ methods: [switching.method] }) })
  const request = { method: 'wallet_switchEthereumChain', params }
  await expect(provider.request(request)).rejects.toMatchObject({ code: -32602 })
  expect(wallet.asked).toEqual([])
})

test.each(['eth_call', 'eth_getBalance', 'eth_blockNumber', 'eth_sendRawTransaction'])(
  'behavior: %s is read from the chain in use',
  async (method) => {
    const { provider, chains, wallet } = create()
    chains.set(baseId)
    expect(await provider.request({ method, params: ['0x'] })).toBe('read')
    expect(wallet.read).toEqual([{ caipNetworkId: baseId, method, params: ['0x'] }])
    expect(wallet.asked).toEqual([])
  },
)

test.each([
  'personal_sign',
  'personal_ecRecover',
  'eth_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_addEthereumChain',
])('behavior: %s is for the wallet, whatever it approved', async (method) => {
  const { provider, wallet } = create()
  expect(await provider.request({ method })).toBe('asked')
  expect(wallet.asked).toEqual([{ caipNetworkId: mainnetId, method, params: undefined }])
  expect(wallet.read).toEqual([])
})

test('behavior: what else the wallet approved it is asked for', async () => {
  const { provider, wallet } = create({ session: toSession({ methods: ['eth_call'] }) })
  expect(await provider.request({ method: 'eth_call' })).toBe('asked')
  expect(wallet.read).toEqual([])
})

test.each(['eth_chainId', 'eth_call', 'personal_sign'])(
  'error: %s without a paired wallet',
  async (method) => {
    const { provider, wallet } = create({ isPaired: false })
    await expect(provider.request({ method })).rejects.toMatchObject({ code: 4900 })
    expect([...wallet.asked, ...wallet.read]).toEqual([])
  },
)

test('behavior: revoking ends the session', async () => {
  const { provider, events, listen } = create()
  listen(...all)
  expect(await provider.request({ method: 'wallet_revokePermissions' })).toBeNull()
  expect(events).toEqual([['disconnect', expect.objectContaining({ code: 4900 })]])
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
})

test.each([['0xab'], [[{ permissionsContext: '0xab' }]], [[{ pci: 'a' }]]])(
  'behavior: ending a permission (%j) asks the wallet, and keeps the session',
  async (params) => {
    const { provider, wallet } = create()
    await provider.request({ method: 'wallet_revokePermissions', params })
    expect(wallet.asked).toHaveLength(1)
    expect(await provider.request({ method: 'eth_accounts' })).not.toEqual([])
  },
)

test('behavior: what changed is told, and only once', () => {
  const { events, listen, change, chains, notify } = create()
  listen(...all)
  change(toSession(createGrant([baseId], [two])))
  change(toSession(createGrant([baseId], [two])))
  expect(events).toEqual([
    ['chainChanged', '0x2105'],
    ['accountsChanged', [two]],
  ])
  events.length = 0
  change(toSession(createGrant([baseId], [one, two])))
  chains.prefer('eip155', [two])
  notify({ type: 'accounts', namespace: 'eip155', addresses: [two] })
  expect(events).toEqual([
    ['accountsChanged', [one, two]],
    ['accountsChanged', [two, one]],
  ])
})

test('behavior: a change of another namespace is not told', () => {
  const { events, listen, notify } = create()
  listen(...all)
  notify({ type: 'accounts', namespace: 'solana', addresses: ['So1'] })
  notify({ type: 'updated' })
  expect(events).toEqual([])
})

test('behavior: with the last listener the subscription ends', () => {
  const { provider, listeners } = create()
  const [first, second] = [() => undefined, () => undefined]
  provider.on('chainChanged', first)
  provider.on('disconnect', second)
  expect(listeners.size).toBe(1)
  provider.removeListener('chainChanged', first)
  provider.removeListener('unknown', first)
  expect(listeners.size).toBe(1)
  provider.removeListener('disconnect', second)
  expect(listeners.size).toBe(0)
})

test('behavior: who listens again is told of what changes from then on', () => {
  const { provider, events, listen, change } = create()
  const listener = () => undefined
  provider.on('chainChanged', listener)
  provider.removeListener('chainChanged', listener)
  change(toSession(createGrant([baseId], [one, two])))
  listen(...all)
  change(toSession(createGrant([mainnetId], [one, two])))
  expect(events).toEqual([['chainChanged', '0x1']])
})

test('behavior: a wallet that moved off the approved chains is on the one it named', async () => {
  const { provider, chains } = create()
  chains.set(unlistedId)
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x89')
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([one, two])
})

test('behavior: the session goes on without EVM chains, which is the end of it here', () => {
  const { events, listen, change } = create()
  listen(...all)
  const solana = createGrant(['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'], ['So11111111111111111'])
  change(readSession(createSessionStruct({ namespaces: { solana } })))
  expect(events).toEqual([['disconnect', expect.objectContaining({ code: 4900 })]])
})

test('behavior: what the wallet can do is what its session says, and it is not asked', async () => {
  const able = { atomic: { status: 'supported' } }
  const capabilities = { [one.toLowerCase()]: { '0x1': able, '0x2105': able } }
  const session = toSession()
  const { provider, wallet } = create({ session: session && { ...session, capabilities } })
  const ask = (...params: unknown[]) =>
    provider.request({ method: 'wallet_getCapabilities', params })
  expect(await ask(one)).toEqual({ '0x1': able, '0x2105': able })
  expect(await ask(one, ['0x1'])).toEqual({ '0x1': able })
  expect(await ask(one, ['0x01', '0xa'])).toEqual({ '0x1': able })
  expect(await ask(two)).toEqual({})
  expect(await ask()).toEqual({})
  const silent = create()
  const asked = { method: 'wallet_getCapabilities', params: [one] }
  expect(await silent.provider.request(asked)).toEqual({})
  for (const { asked, read } of [wallet, silent.wallet]) expect([...asked, ...read]).toEqual([])
})
