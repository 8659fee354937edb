import { type Network, toCaipNetworkId, type WalletState } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { createMockWallet } from './createMockWallet.ts'
import { verifyMock } from './mockSignature.ts'

const caipNetworkId = toCaipNetworkId('toy:one')
const toy: Network = {
  ...{ id: 'two', chainNamespace: 'toy', name: 'Toy two' },
  nativeCurrency: { name: 'Toy', symbol: 'TOY', decimals: 0 },
  rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
}
const network = {
  ...toy,
  ...{ chainNamespace: 'toy', caipNetworkId: toCaipNetworkId('toy:two') },
} as const
const text = { message: 'Hello', address: 'anna' }

function create(parameters: { ledger?: Map<string, bigint> } = {}) {
  const wallet = createMockWallet({
    ...{ namespace: 'toy', addresses: ['anna', 'anton'], caipNetworkId },
    ...parameters,
  })
  const { signal } = new AbortController()
  const connect = (isSilent = false) => wallet.chainWallet.connect({ isSilent, network, signal })
  return { ...wallet.chainWallet, wallet, connect }
}

test('default', async () => {
  const { wallet, connect, sign } = create()
  const state = { accounts: [{ address: 'anna' }, { address: 'anton' }], caipNetworkId }
  expect(await connect(true)).toEqual(state)
  expect(wallet.promptCount).toBe(0)
  expect(await connect()).toEqual(state)
  const signature = await sign(text)
  expect(verifyMock({ ...text, signature })).toBe(true)
  expect(verifyMock({ ...text, message: 'Bye', signature })).toBe(false)
  expect(wallet.promptCount).toBe(2)
})

test('behavior: tells every change until nobody listens', async () => {
  const { wallet, watch, switchNetwork } = create()
  const heard: (WalletState | null)[] = []
  const stop = watch(
    (state) => heard.push(state),
    () => undefined,
  )
  wallet.selectAccount('anton')
  await switchNetwork?.({ network })
  wallet.lock()
  wallet.unlock()
  const [{ address } = { address: '' }] = heard[0]?.accounts ?? []
  expect(address).toBe('anton')
  expect(heard[1]?.caipNetworkId).toBe(network.caipNetworkId)
  expect(heard[2]).toBeNull()
  expect(heard[3]).toEqual(heard[1])
  expect(wallet.listenerCount).toBe(1)
  stop()
  wallet.lock()
  expect([heard.length, wallet.listenerCount]).toEqual([4, 0])
})

test('behavior: pays out of what there is', async () => {
  const ledger = new Map([['anna', 10n]])
  const { send } = create({ ledger })
  const payment = { to: 'dora', value: 7n, address: 'anna' }
  expect(await send(payment)).not.toBe(await send({ ...payment, value: 1n }))
  expect(ledger).toEqual(
    new Map([
      ['anna', 2n],
      ['dora', 8n],
    ]),
  )
  await expect(send(payment)).rejects.toThrow('anna has 2')
})

test.each([
  ['reject', 'CONNECTION_USER_REJECTED', 'REQUEST_USER_REJECTED'],
  ['nonsense', 'WALLET_BAD_ANSWER', 'WALLET_BAD_ANSWER'],
] as const)('behavior: %s', async (how, connecting, signing) => {
  const { wallet, connect, sign } = create()
  wallet.answer(how)
  await expect(connect()).rejects.toMatchObject({ code: connecting })
  await expect(sign(text)).rejects.toMatchObject({ code: signing })
})

test('behavior: none, fail and hold', async () => {
  const { wallet, connect } = create()
  wallet.answer('none')
  expect(await connect()).toBeNull()
  wallet.answer('fail')
  await expect(connect()).rejects.toThrow('failed')
  wallet.answer('hold')
  let isConnected = false
  const connecting = connect().then(() => {
    isConnected = true
  })
  await new Promise((resolve) => setTimeout(resolve))
  expect(isConnected).toBe(false)
  wallet.release()
  await connecting
})

test('behavior: appears once, and whoever asked is told', () => {
  const { wallet } = create()
  let told = 0
  const stop = wallet.onAppear(() => {
    told += 1
  })
  expect(wallet.hasAppeared).toBe(false)
  wallet.appear()
  stop()
  wallet.appear()
  expect([told, wallet.hasAppeared]).toEqual([1, true])
})
