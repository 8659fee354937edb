import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import { createMemoryArea } from '../../base/storage/storageArea.ts'
import type { PairedState } from '../../contract/adapter/pairedWallet.ts'
import type { PairedSession } from '../../contract/remoteWallets/pairedSession.ts'
import { createGrant, createSessionStruct } from '../../test/createFakeRelay.ts'
import { mainnetId, solanaId } from '../../test/networks.ts'
import { createActiveChains } from './createActiveChains.ts'
import { createPairedWallet } from './createPairedWallet.ts'
import { createRelayStorage } from './createRelayStorage.ts'
import { readSession } from './readSession.ts'
import type { SessionChange, WalletConnectClient } from './walletConnectClient.ts'

const devnetId = toCaipNetworkId('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1')
const [one, two] = ['7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv', 'So11111111111111111']
const evm = createGrant([mainnetId])
const solana = createGrant([solanaId, devnetId], [one, two])

const toSession = (namespaces: object) =>
  readSession(createSessionStruct({ namespaces, sessionProperties: { a: 'text' } }))

/** A wallet that is paired, or approves a pairing proposal at once. */
function create({ session = toSession({ eip155: evm, solana }), isPaired = true } = {}) {
  const storage = createRelayStorage({ area: createMemoryArea(), prefix: '', clientName: 'client' })
  const chains = createActiveChains({ storage, listWanted: () => [] })
  const listeners = new Set<(change: SessionChange) => void>()
  const calls: unknown[] = []
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
    async pair(namespace) {
      calls.push(namespace)
      if (!session) throw new Error('Nothing was approved')
      if (!current) change(session)
      return session
    },
    prepare: async () => undefined,
    async request(asked) {
      calls.push(asked)
      return 'answer'
    },
    read: async () => undefined,
    cancel: () => undefined,
    disconnect: async () => change(null),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  chains.follow(current)
  const wallet = createPairedWallet({ client, chains, namespace: 'solana' })
  const told: (PairedState | null)[] = []
  const stop = wallet.subscribe((state) => void told.push(state))
  return { wallet, chains, calls, told, change, notify, stop, listeners }
}

const shared: PairedState = {
  accounts: [
    { caipNetworkId: solanaId, address: one },
    { caipNetworkId: solanaId, address: two },
    { caipNetworkId: devnetId, address: one },
    { caipNetworkId: devnetId, address: two },
  ],
  caipNetworkId: solanaId,
  chains: [solanaId, devnetId],
  methods: ['personal_sign'],
  properties: { a: 'text' },
}
const inOrder = (...addresses: string[]) =>
  addresses.flatMap((address) => [
    { caipNetworkId: solanaId, address },
    { caipNetworkId: devnetId, address },
  ])
const byAddress = { ...shared, accounts: inOrder(one, two) }

test('default', async () => {
  const { wallet, calls, told } = create({ isPaired: false })
  expect(wallet).toMatchObject({ id: 'walletConnect', kind: 'walletConnect' })
  expect(await wallet.read()).toBeNull()
  expect(await wallet.pair()).toEqual(byAddress)
  expect(await wallet.read()).toEqual(byAddress)
  const asked = { caipNetworkId: solanaId, method: 'solana_signMessage', params: {} }
  expect(await wallet.request(asked)).toBe('answer')
  expect(calls).toEqual(['solana', asked])
  expect(told).toEqual([byAddress])
})

test('behavior: a wallet that approved other namespaces shares nothing here', async () => {
  const { wallet } = create({ session: toSession({ eip155: evm }), isPaired: false })
  expect(await wallet.pair()).toBeNull()
})

test('behavior: accounts that the wallet prefers come first', async () => {
  const { wallet, chains, told, notify } = create()
  chains.prefer('solana', [two])
  notify({ type: 'accounts', namespace: 'solana', addresses: [two] })
  expect((await wallet.read())?.accounts).toEqual(inOrder(two, one))
  expect(told).toEqual([{ ...shared, accounts: inOrder(two, one) }])
})

test('behavior: an approved chain is switched to without asking', async () => {
  const { wallet, calls } = create()
  expect(await wallet.switchChain({ caipNetworkId: devnetId })).toMatchObject({
    caipNetworkId: devnetId,
  })
  expect(await wallet.switchChain({ caipNetworkId: mainnetId })).toBeNull()
  expect((await wallet.read())?.caipNetworkId).toBe(devnetId)
  expect(calls).toEqual([])
})

test('behavior: only what is different here is told, and in the same tick', () => {
  const { told, change } = create()
  change(toSession({ solana }))
  expect(told).toEqual([])
  change(toSession({ eip155: evm }))
  expect(told).toEqual([null])
  change(toSession({ eip155: evm, solana: createGrant([solanaId], [two]) }))
  expect(told[1]).toMatchObject({ accounts: [{ address: two }], chains: [solanaId] })
})

test('behavior: the end of the session is told once', async () => {
  const { wallet, told, change } = create()
  await wallet.disconnect()
  change(null)
  expect(told).toEqual([null])
})

test('behavior: nothing is told after it was stopped', () => {
  const { told, stop, change, listeners } = create()
  stop()
  change(null)
  expect(told).toEqual([])
  expect(listeners.size).toBe(0)
})
