import { afterPaint, type CaipNetwork, isCleatError } from '@cleat/core/adapter'
import { startLocalnet } from '@cleat/localnet'
import { answerGarbage, createDevWallet, type DevWallet, rejectRequest } from '@cleat/testing'
import { createTestClient, http } from 'viem'
import { base, mainnet } from 'viem/chains'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Harness, startAdapter } from './test/createHarness.ts'
import { WagmiAdapter } from './WagmiAdapter.ts'

const localnet = await startLocalnet({
  chains: [
    { id: mainnet.id, name: mainnet.name },
    { id: base.id, name: base.name },
  ],
})
const customRpcUrls = Object.fromEntries(
  localnet.chains.map(({ id, rpcUrl }) => [`eip155:${id}`, [{ url: rpcUrl }]]),
)
const network = {
  ...mainnet,
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:1',
} as never as CaipNetwork

let wallet: DevWallet
let harness: Harness
let address: string

afterAll(() => localnet.stop())

beforeEach(async () => {
  localStorage.clear()
  wallet = createDevWallet({
    chains: localnet.chains,
    info: { name: 'Harbour', rdns: 'dev.cleat.harbour' },
  })
  wallet.announce()
  harness = startAdapter({ customRpcUrls })
  address = (await harness.connect()).accounts[0].address
})

afterEach(() => {
  harness.stop()
  wallet.destroy()
})

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error) => (isCleatError(error) ? error.code : error),
  )

test('behavior: signs a text, and knows its own signature from another', async () => {
  const { features } = harness.adapter
  const message = 'Hello, ⚓ world'
  const { signature } = await features['message:sign']({ message, address })
  const verify = features['message:verify']
  expect(await verify({ message, address, signature })).toBe(true)
  expect(await verify({ message: `${message}!`, address, signature })).toBe(false)
  expect(await verify({ message, address: wallet.accounts[1] ?? '', signature })).toBe(false)
  expect(await verify({ message, address, signature: '0x1234' })).toBe(false)
})

test.each([
  ['accepts', '1626ba7e', true],
  ['refuses', 'ffffffff', false],
])('behavior: a contract account %s a signature', async (_, answer, expected) => {
  const contract = '0x00000000000000000000000000000000000c1ea7'
  // Answers every call with one word.
  const code = `0x7f${answer.padEnd(64, '0')}60005260206000f3` as const
  const [chain] = localnet.chains
  const client = createTestClient({ mode: 'anvil', transport: http(chain?.rpcUrl) })
  await client.setCode({ address: contract, bytecode: code })
  const verify = harness.adapter.features['message:verify']
  const signature = `0x${'12'.repeat(65)}`
  expect(await verify({ message: 'x', address: contract, signature })).toBe(expected)
})

test('error: a signature that only a contract could explain, and no RPC', async () => {
  harness.stop()
  const deaf = [{ url: 'http://127.0.0.1:9' }]
  harness = startAdapter({ customRpcUrls: { 'eip155:1': deaf, 'eip155:8453': deaf } })
  await harness.adapter.reconnect()
  const signature = `0x${'11'.repeat(65)}`
  const verify = harness.adapter.features['message:verify']
  expect(await codeOf(verify({ message: 'x', address, signature }))).toBe(
    'REQUEST_SIGNATURE_UNCHECKED',
  )
})

test.each([
  ['declined', rejectRequest(), 'REQUEST_USER_REJECTED'],
  ['answered with null', answerGarbage(null), 'WALLET_BAD_ANSWER'],
  ['answered with odd hex', answerGarbage('0x123'), 'WALLET_BAD_ANSWER'],
  ['answered with nothing', answerGarbage('0x'), 'WALLET_BAD_ANSWER'],
  ['not allowed', rejectRequest({ code: 4100 }), 'WALLET_UNAUTHORIZED'],
  ['cut off', rejectRequest({ code: 4900 }), 'WALLET_DISCONNECTED'],
])('error: signing is %s', async (_, behaviour, code) => {
  wallet.program('personal_sign', behaviour)
  const sign = harness.adapter.features['message:sign']
  expect(await codeOf(sign({ message: 'x', address }))).toBe(code)
})

test('behavior: reads the native balance exactly', async () => {
  const read = harness.adapter.features['balance:read']
  expect(await read({ address, network })).toEqual({
    value: 10_000n * 10n ** 18n,
    decimals: 18,
    symbol: 'ETH',
  })
})

test('behavior: switches the wallet, and wagmi follows', async () => {
  await harness.adapter.features['network:switch']({
    network: { ...network, id: base.id, name: base.name } as CaipNetwork,
  })
  expect(wallet.chainId).toBe(base.id)
  expect(harness.adapter.getConnection()).toMatchObject({ caipNetworkId: 'eip155:8453' })
  expect(harness.adapter.wagmiConfig.state.chainId).toBe(base.id)
})

test('behavior: reports what changes in the wallet', async () => {
  wallet.selectAccounts([wallet.accounts[1] ?? '0x'])
  await vi.waitFor(() =>
    expect(harness.events.at(-1)).toMatchObject({
      type: 'accountChanged',
      connection: { accounts: [{ address: wallet.accounts[1] }] },
    }),
  )
  wallet.switchChain(base.id)
  await vi.waitFor(() =>
    expect(harness.events.at(-1)).toMatchObject({
      type: 'networkChanged',
      connection: { caipNetworkId: 'eip155:8453' },
    }),
  )
  wallet.revoke()
  await vi.waitFor(() => expect(harness.events.at(-1)).toEqual({ type: 'disconnected' }))
})

test.each([
  ['chainChanged', { chainId: '0x2105' }],
  ['chainChanged', undefined],
  ['accountsChanged', undefined],
  ['accountsChanged', [['0x']]],
  ['accountsChanged', 'x'],
] as const)('behavior: %s with %o is checked with the wallet', async (event, payload) => {
  const before = harness.adapter.getConnection()
  wallet.emit(event, payload)
  await new Promise((done) => setTimeout(done, 30))
  expect(harness.adapter.getConnection()).toEqual(before)
})

test('behavior: a wallet that lies about its chain is found out before it signs', async () => {
  wallet.program('eth_chainId', answerGarbage('0x2105'))
  const live = await harness.adapter.features['connection:read']()
  expect(live.caipNetworkId).toBe('eip155:8453')
  expect(harness.adapter.getConnection()).toMatchObject({ caipNetworkId: 'eip155:1' })
})

test('behavior: the provider that apps get keeps codes and follows wagmi', async () => {
  const seen: unknown[] = []
  const provider = harness.adapter.features['provider:create']({
    submit: (request) => harness.adapter.features['provider:request'](request),
  }) as {
    request(request: { method: string; params?: unknown }): Promise<unknown>
    on(event: string, listener: (payload: unknown) => void): unknown
    removeListener(event: string, listener: (payload: unknown) => void): unknown
  }
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  wallet.program('personal_sign', rejectRequest())
  await expect(provider.request({ method: 'personal_sign', params: [] })).rejects.toMatchObject({
    code: 4001,
    cause: { code: 'REQUEST_USER_REJECTED' },
  })
  const listener = (payload: unknown) => seen.push(payload)
  provider.on('chainChanged', listener)
  wallet.switchChain(base.id)
  await vi.waitFor(() => expect(seen).toEqual(['0x2105']))
  provider.removeListener('chainChanged', listener)
  wallet.switchChain(mainnet.id)
  await vi.waitFor(() =>
    expect(harness.adapter.getConnection()).toMatchObject({ caipNetworkId: 'eip155:1' }),
  )
  expect(seen).toHaveLength(1)
})

test('behavior: one row per wallet', async () => {
  const rows = () =>
    harness.events.filter((event) => event.type === 'connectorsChanged').at(-1)?.connectors
  expect(rows()).toMatchObject([{ id: 'dev.cleat.harbour', name: 'Harbour', type: 'ANNOUNCED' }])
  const undo = wallet.inject()
  harness.stop()
  harness = startAdapter({ customRpcUrls })
  expect(rows()?.map(({ id }) => id)).toEqual(['dev.cleat.harbour'])
  undo()
})

test('behavior: a legacy wallet alone is listed and connects', async () => {
  harness.stop()
  wallet.destroy()
  localStorage.clear()
  wallet = createDevWallet({ chains: localnet.chains })
  wallet.inject()
  harness = startAdapter({ customRpcUrls })
  const signal = new AbortController().signal
  expect(await harness.adapter.connect({ connectorId: 'injected', signal })).toMatchObject({
    connectorId: 'injected',
  })
})

test('behavior: another tab disconnects and connects', async () => {
  const key = 'wagmi.dev.cleat.harbour.connected'
  await untilPainted()
  localStorage.removeItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
  expect(harness.events.at(-1)).toEqual({ type: 'disconnected' })
  expect(wallet.requests.map(({ method }) => method)).not.toContain('wallet_revokePermissions')
  localStorage.setItem(key, 'true')
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'true' }))
  await vi.waitFor(() => expect(harness.events.at(-1)).toMatchObject({ type: 'accountChanged' }))
})

test('behavior: stopped, nothing is left', async () => {
  harness.stop()
  wallet.destroy()
  localStorage.clear()
  wallet = createDevWallet({ chains: localnet.chains })
  const listening: string[] = []
  Reflect.set(window, 'ethereum', {
    request: wallet.provider.request,
    on: (event: string) => listening.push(event),
    removeListener: (event: string) => listening.splice(listening.indexOf(event), 1),
  })
  harness = startAdapter({ customRpcUrls })
  expect(listening).toEqual([])
  await harness.adapter.connect({
    connectorId: 'injected',
    signal: new AbortController().signal,
  })
  expect(listening.sort()).toEqual(['accountsChanged', 'chainChanged', 'disconnect'])
  const count = harness.events.length
  harness.stop()
  expect(listening).toEqual([])
  expect(harness.events).toHaveLength(count)
  expect(harness.adapter.wagmiConfig.connectors).toEqual([])
  Reflect.deleteProperty(window, 'ethereum')
})

test('error: CONFIG_ADAPTER_WITHOUT_NETWORK', () => {
  const solana = { ...mainnet, id: 'x', chainNamespace: 'solana' as const }
  expect(() => new WagmiAdapter({ networks: [solana] })).toThrow(
    expect.objectContaining({ code: 'CONFIG_ADAPTER_WITHOUT_NETWORK' }),
  )
})

test('parameters: storageKey', async () => {
  const other = startAdapter({ customRpcUrls, storageKey: 'other' })
  expect(other.adapter.hasSession()).toBe(false)
  expect(await other.adapter.reconnect()).toBeNull()
  await other.adapter.disconnect()
  other.stop()
  expect(harness.adapter.getConnection()).toMatchObject({ connectorId: 'dev.cleat.harbour' })
})

/** Other tabs are listened to once the page has been painted. */
function untilPainted(): Promise<void> {
  return new Promise((resolve) => {
    afterPaint(() => {
      resolve()
      return () => undefined
    })
  })
}
