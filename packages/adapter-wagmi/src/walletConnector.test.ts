import type { DiscoveredWallet } from '@cleat/core/adapter'
import { checkNetworks } from '@cleat/core/adapter'
import { mainnet } from '@cleat/core/test/networks'
import type { GuardedProvider } from '@cleat/evm'
import { createDevWallet, type DevWallet } from '@cleat/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toEvmChain } from './chain/toEvmChain.ts'
import { type Harness, startAdapter } from './test/createHarness.ts'

const chains = [{ id: 1, name: 'Ethereum', rpcUrl: 'http://127.0.0.1:9' }]
let wallet: DevWallet
let harness: Harness

beforeEach(() => {
  localStorage.clear()
  wallet = createDevWallet({ chains })
})

afterEach(() => {
  harness.stop()
  wallet.destroy()
})

/** A visit to a page that offers a wallet which is not found in it. */
async function visit(
  kind: 'walletConnect' | 'external' | 'auth',
  more: Pick<DiscoveredWallet, 'readFee'> = {},
): Promise<void> {
  harness?.stop()
  const { provider } = wallet
  const loaded = [{ id: 'elsewhere', name: 'Elsewhere', kind, provider, ...more }]
  harness = startAdapter({ remoteWallets: Promise.resolve(loaded), injected: false })
  await vi.waitFor(() => expect(harness.adapter.wagmiConfig.connectors).toHaveLength(1))
}

async function connect(): Promise<void> {
  const { signal } = new AbortController()
  await harness.adapter.connect({ connectorId: 'elsewhere', signal })
}

test('behavior: a pairing that ended is forgotten, and the next visit restores nothing', async () => {
  await visit('walletConnect')
  await connect()
  wallet.emit('disconnect', { code: 4900, message: 'Disconnected' })
  wallet.revoke()
  await vi.waitFor(() => expect(harness.events.at(-1)).toEqual({ type: 'disconnected' }))
  await visit('walletConnect')
  expect(harness.adapter.hasSession()).toBe(false)
})

test('behavior: a pairing that ended while no page was open is tried once', async () => {
  await visit('walletConnect')
  await connect()
  harness.stop()
  wallet.revoke()
  await visit('walletConnect')
  expect(harness.adapter.hasSession()).toBe(true)
  expect(await harness.adapter.reconnect()).toBeNull()
  await visit('walletConnect')
  expect(harness.adapter.hasSession()).toBe(false)
  expect(await harness.adapter.reconnect()).toBeNull()
})

test('behavior: any other wallet that shares nothing may be locked, and is tried on each visit', async () => {
  await visit('external')
  await connect()
  wallet.lock()
  for (let round = 0; round < 2; round++) {
    await visit('external')
    expect(harness.adapter.hasSession()).toBe(true)
    expect(await harness.adapter.reconnect()).toBeNull()
  }
})

test('default: a connector has what apps read of it, before its wallet is asked anything', async () => {
  await visit('external')
  const [connector] = harness.adapter.wagmiConfig.connectors
  expect(connector).toMatchObject({ id: 'elsewhere', name: 'Elsewhere', type: 'external' })
  expect(await connector?.isAuthorized()).toBe(false)
  expect(await connector?.getProvider()).toBe(await connector?.getProvider())
  expect(wallet.requests).toEqual([])
})

test('default: the provider of a connector asks its wallet, and tells of its events', async () => {
  await visit('external')
  await connect()
  const [connector] = harness.adapter.wagmiConfig.connectors
  const provider = (await connector?.getProvider()) as GuardedProvider
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  const messages: unknown[] = []
  const listener = (message: unknown) => void messages.push(message)
  provider.on('message', listener)
  await vi.waitFor(() => {
    wallet.emit('message', 'one')
    expect(messages).toContain('one')
  })
  provider.removeListener('message', listener)
  await new Promise((done) => setTimeout(done, 50))
  const { length } = messages
  wallet.emit('message', 'two')
  expect(messages).toHaveLength(length)
})

test('default: what the active wallet says that a request can cost', async () => {
  const said = { most: 5n, isUpgrade: false, isGuarded: false }
  const [network] = checkNetworks({ networks: [mainnet] })
  const request = { method: 'eth_sendTransaction', params: [{}] }
  const readFee = vi.fn(async () => said)
  const read = () => {
    const { wagmiConfig: config } = harness.adapter
    return toEvmChain({ config, send: async () => '0x' }).readFee?.({ request, network })
  }
  await visit('auth', { readFee })
  expect(await read()).toBeUndefined()
  await connect()
  expect(await read()).toBe(said)
  expect(readFee).toHaveBeenCalledExactlyOnceWith({ request, network })
})

test('behavior: other wallets say nothing of fees', async () => {
  const [network] = checkNetworks({ networks: [mainnet] })
  await visit('external')
  await connect()
  const chain = toEvmChain({ config: harness.adapter.wagmiConfig, send: async () => '0x' })
  expect(await chain.readFee?.({ request: { method: 'eth_call' }, network })).toBeUndefined()
})
