import { checkNetworks } from '@cleat/core/adapter'
import { kusama } from '@cleat/core/networks'
import { answerGarbage, neverAnswer } from '@cleat/testing'
import { createPolkadotWallet, type PolkadotWallet } from '@cleat/testing/polkadot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startAdapter } from './test/createHarness.ts'

const [onKusama] = checkNetworks({ networks: [kusama] })
const running: (() => void)[] = []

beforeEach(() => localStorage.clear())

afterEach(() => {
  for (const stop of running.splice(0)) stop()
  Reflect.deleteProperty(window, 'injectedWeb3')
})

function inject(name: string, parameters: createPolkadotWalletOptions = {}): PolkadotWallet {
  const wallet = createPolkadotWallet({ name, ...parameters })
  wallet.inject()
  return wallet
}

type createPolkadotWalletOptions = Parameters<typeof createPolkadotWallet>[0]

function start(parameters: Parameters<typeof startAdapter>[0] = {}) {
  const harness = startAdapter(parameters)
  running.push(harness.stop)
  return harness
}

test('default: accounts are written for the network, with their kinds of key', async () => {
  const wallet = inject('talisman')
  const { connect, listed } = start()
  expect(listed()).toEqual(['Talisman'])
  const { accounts, caipNetworkId } = await connect(wallet)
  expect(caipNetworkId).toBe('polkadot:91b171bb158e2d3848fa23a9f1c25182')
  expect(accounts[0]).toEqual({
    address: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    publicKey: '0xd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d',
    keyType: 'sr25519',
  })
  expect(accounts.map(({ keyType }) => keyType)).toEqual(['sr25519', 'sr25519', 'ed25519', 'ecdsa'])
})

test('default: an extension is told who asks', async () => {
  const wallet = inject('talisman')
  await start().connect(wallet)
  expect(wallet.requests[0]).toMatchObject({ method: 'enable', params: 'Test' })
})

test('behavior: nothing but the chosen extension is asked, not even on the next visit', async () => {
  const chosen = inject('talisman')
  const others = [inject('polkadot-js', { isAuthorised: true }), inject('subwallet-js')]
  const first = start()
  await first.connect(chosen)
  first.stop()
  const next = start()
  expect(next.adapter.hasSession()).toBe(true)
  expect(await next.adapter.reconnect()).toMatchObject({ connectorId: 'talisman' })
  expect(chosen.questions).toHaveLength(1)
  for (const { requests } of others) expect(requests).toEqual([])
})

test('behavior: an extension that never answers holds up nobody else', async () => {
  const silent = inject('polkadot-js')
  const wallet = inject('talisman')
  silent.program('enable', neverAnswer())
  const { connect, adapter } = start()
  const controller = new AbortController()
  const attempt = adapter.connect({ connectorId: 'polkadot-js', signal: controller.signal })
  await connect(wallet)
  expect(adapter.getConnection()?.connectorId).toBe('talisman')
  controller.abort(new Error('given up'))
  await expect(attempt).rejects.toThrow('given up')
})

test('behavior: an extension that falls silent once it is open is given up', async () => {
  const wallet = inject('talisman')
  wallet.program('accounts.get', neverAnswer())
  const { connect } = start()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const attempt = expect(connect(wallet)).rejects.toMatchObject({
    code: 'WALLET_NO_ANSWER',
    context: { wallet: 'Talisman', method: 'accounts.get', timeoutMs: 5000 },
  })
  await vi.advanceTimersByTimeAsync(6000)
  await attempt
  vi.useRealTimers()
})

test('behavior: the extension is replaced between listing and connecting', async () => {
  inject('talisman', { approve: async () => ({ approved: false }) })
  const { connect } = start()
  const fresh = inject('talisman')
  await connect(fresh)
  expect(fresh.questions).toHaveLength(1)
})

test('error: the extension is gone when it is wanted', async () => {
  const wallet = inject('talisman')
  const { connect } = start()
  Reflect.deleteProperty(window, 'injectedWeb3')
  await expect(connect(wallet)).rejects.toMatchObject({ code: 'WALLET_NOT_INSTALLED' })
})

test('behavior: a list that makes no sense is asked for again, and changes nothing', async () => {
  const wallet = inject('talisman')
  const { connect, events } = start()
  await connect(wallet)
  const { length } = events
  wallet.emitAccounts([{ address: 'nonsense' }])
  await vi.waitFor(() =>
    expect(wallet.requests.filter(({ method }) => method === 'accounts.get')).toHaveLength(2),
  )
  expect(events).toHaveLength(length)
})

test('behavior: another network, other addresses of the same accounts', async () => {
  const wallet = inject('talisman')
  const { connect, adapter, events } = start()
  const before = await connect(wallet)
  await adapter.features['network:switch']?.({ network: onKusama })
  const after = adapter.getConnection()
  expect(after?.accounts[0].address).toBe('HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F')
  expect(after?.accounts.map(({ publicKey }) => publicKey)).toEqual(
    before.accounts.map(({ publicKey }) => publicKey),
  )
  expect(events.at(-1)).toEqual({ type: 'accountChanged', connection: after })
  wallet.share([wallet.accounts[1]?.address ?? ''])
  expect(adapter.getConnection()?.accounts[0].address).toMatch(/^[C-H]/)
})

test('error: no account may be used on the other network', async () => {
  const wallet = inject('talisman')
  const genesisHash = '0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3'
  const only = wallet.accounts.map((account) => ({ ...account, genesisHash }))
  wallet.program('accounts.get', answerGarbage(only))
  const { connect, adapter } = start()
  const connection = await connect(wallet)
  wallet.emitAccounts(only)
  await expect(adapter.features['network:switch']?.({ network: onKusama })).rejects.toMatchObject({
    code: 'NETWORK_SWITCH_UNSUPPORTED',
    context: { network: 'Kusama', wallet: 'Talisman' },
  })
  expect(adapter.getConnection()).toEqual(connection)
})

test('parameters: discovery', () => {
  inject('talisman')
  expect(start({ announced: false }).listed()).toEqual([])
})

test('parameters: transactions', () => {
  expect(Object.keys(start().adapter.features)).not.toContain('transfer:send')
})
