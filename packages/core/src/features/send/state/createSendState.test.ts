import { snapshot, subscribe } from 'valtio/vanilla'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createCoin, createTestSend, ether, payer, receiver } from '../../../test/createTestSend.ts'
import { mainnet, mainnetId } from '../../../test/networks.ts'
import { createSendState } from './createSendState.ts'

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const coin = { ...createCoin(mainnetId, 2n * ether), price: 3000.5 }
const holdings = { balances: [coin], source: 'service', dropped: 0 }

async function start() {
  const test = await createTestSend()
  const network = test.kit.controllers.network.getActive()
  const { queryKey } = test.queries.holdings({ address: payer, network })
  const answer = (value: unknown) => test.cache.answers.set(JSON.stringify(queryKey), value)
  return { ...test, answer, queryKey }
}

test('default', () => {
  expect(snapshot(createSendState())).toMatchObject({
    tokenBalances: [],
    gasPrice: undefined,
    gasPriceInUSD: undefined,
    networkBalanceInUSD: undefined,
    loading: false,
  })
})

test('behavior: balances are those that the query client has, with what they are worth', async () => {
  const { send, answer } = await start()
  expect(send.state.tokenBalances).toEqual([])
  const onChange = vi.fn()
  const stop = subscribe(send.state, onChange, true)
  answer(holdings)
  expect(onChange).toHaveBeenCalled()
  expect(send.state.tokenBalances).toEqual([coin])
  expect(send.state.networkBalanceInUSD).toBe(6001)
  expect(snapshot(send.state)).toMatchObject({ tokenBalances: [coin], networkBalanceInUSD: 6001 })
  stop()
})

test('behavior: without a price, nothing is said in dollars', async () => {
  const { send, answer } = await start()
  answer({ ...holdings, balances: [createCoin(mainnetId)] })
  expect(send.state.tokenBalances).toHaveLength(1)
  expect(send.state.networkBalanceInUSD).toBeUndefined()
})

test('behavior: starting fetches the balances', async () => {
  const { send } = await start()
  send.start()
  await vi.waitFor(() =>
    expect(send.state.tokenBalances).toMatchObject([{ symbol: mainnet.nativeCurrency.symbol }]),
  )
})

test('behavior: the fee of what is prepared, until the form changes', async () => {
  const { send, answer } = await start()
  answer(holdings)
  send.setToken(coin)
  send.setAmount(5n)
  send.setReceiver(receiver)
  await vi.waitFor(() => expect(send.validate()).toBeUndefined())
  const preparing = send.prepare()
  expect(send.state).toMatchObject({ loading: true, gasPrice: undefined })
  await preparing
  const { preparing: ready, gasPrice, gasPriceInUSD, loading } = send.state
  const fee = ready.status === 'success' ? ready.prepared.fee : undefined
  expect(gasPrice).toBe(fee?.expected)
  expect(gasPrice).toBeTypeOf('bigint')
  // Some wei are less than a millionth of a dollar.
  expect(gasPriceInUSD).toBe(0)
  expect(loading).toBe(false)
  send.setAmount(6n)
  expect(send.state).toMatchObject({ gasPrice: undefined, gasPriceInUSD: undefined })
})

test('behavior: small fees keep their digits in dollars', () => {
  const state = createSendState()
  state.tokenBalances = [coin]
  state.preparing = {
    status: 'success',
    prepared: {
      payment: {
        network: { ...mainnet, caipNetworkId: mainnetId, chainNamespace: 'eip155' },
        address: payer,
        to: receiver,
        asset: { decimals: 18, symbol: 'ETH' },
        amount: 1n,
      },
      payload: null,
      fee: { expected: 10n ** 12n, limit: 10n ** 13n },
      notes: [],
    },
  }
  expect(state.gasPriceInUSD).toBe(0.003)
})

test('behavior: another account has none until its own are known', async () => {
  const { kit, send, answer } = await start()
  answer(holdings)
  await kit.actions.disconnect()
  expect(send.state.tokenBalances).toEqual([])
  expect(send.state.networkBalanceInUSD).toBeUndefined()
})

test('behavior: destroy ends it', async () => {
  const { send, answer } = await start()
  send.destroy()
  answer(holdings)
  expect(send.state.tokenBalances).toEqual([])
})
