import { isCleatError } from '@cleat/core/adapter'
import {
  answerGarbage,
  type DevWallet,
  neverAnswer,
  rejectRequest,
  rejectWith,
} from '@cleat/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHarbourWallet, type Harness, promptsOf, startAdapter } from './test/createHarness.ts'

let wallet: DevWallet
let harness: Harness

beforeEach(() => {
  localStorage.clear()
  wallet = createHarbourWallet()
  wallet.announce()
  harness = startAdapter()
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

function defer(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

test('default', async () => {
  const connection = await harness.connect()
  expect(connection).toEqual({
    connectorId: 'dev.cleat.harbour',
    accounts: [{ address: wallet.accounts[0], type: 'eoa' }],
    caipNetworkId: 'eip155:1',
  })
  expect(harness.adapter.getConnection()).toEqual(connection)
  expect(harness.events.at(-1)).toEqual({ type: 'accountChanged', connection })
  expect(promptsOf(wallet)).toEqual(['eth_requestAccounts'])
})

test('behavior: a wallet that is connected already is not asked again', async () => {
  const first = await harness.connect()
  expect(await harness.connect()).toEqual(first)
  expect(promptsOf(wallet)).toEqual(['eth_requestAccounts'])
})

test('behavior: the wallet stays on its own chain', async () => {
  wallet.switchChain(8453)
  expect(await harness.connect()).toMatchObject({ caipNetworkId: 'eip155:8453' })
  wallet.switchChain(42161)
  await vi.waitFor(() =>
    expect(harness.events.at(-1)).toMatchObject({
      type: 'networkChanged',
      connection: { caipNetworkId: 'eip155:42161' },
    }),
  )
})

test('behavior: lower-case accounts are checksummed and doubles dropped', async () => {
  const [one = '', two = ''] = wallet.accounts.map((address) => address.toLowerCase())
  wallet.program('eth_requestAccounts', answerGarbage([one, one, two]))
  const { accounts } = await harness.connect()
  expect(accounts.map(({ address }) => address)).toEqual(wallet.accounts.slice(0, 2))
})

test.each([
  ['rejected', rejectRequest(), 'CONNECTION_USER_REJECTED'],
  ['rejected with a code as text', rejectWith({ code: '4001' }), 'CONNECTION_USER_REJECTED'],
  ['busy', rejectRequest({ code: -32002 }), 'CONNECTION_PENDING'],
  ['undefined error', rejectWith(undefined), 'CONNECTION_FAILED'],
  ['no accounts', answerGarbage([]), 'CONNECTION_NO_ACCOUNTS'],
  ['null', answerGarbage(null), 'WALLET_BAD_ANSWER'],
  ['undefined', answerGarbage(undefined), 'WALLET_BAD_ANSWER'],
  ['an object', answerGarbage({}), 'WALLET_BAD_ANSWER'],
  ['text', answerGarbage('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'), 'WALLET_BAD_ANSWER'],
  ['numbers', answerGarbage([1]), 'WALLET_BAD_ANSWER'],
  ['short hex', answerGarbage(['0xf39f']), 'WALLET_BAD_ANSWER'],
  ['a broken checksum', answerGarbage(['0xF39fd6e51aad88F6F4ce6aB8827279cffFb92266']), 'resolved'],
])('error: wallet answers with %s', async (_, behaviour, code) => {
  wallet.program('eth_requestAccounts', behaviour)
  expect(await codeOf(harness.connect())).toBe(code)
  if (code === 'resolved') return
  expect(harness.adapter.getConnection()).toBeNull()
  expect(await codeOf(harness.connect())).toBe('resolved')
})

test.each([
  ['null', null],
  ['zero', '0x0'],
  ['empty hex', '0x'],
  ['a namespace', 'eip155:1'],
  ['an object', { chainId: '0x1' }],
  ['too much', '0x7fffffffffffffff'],
])('error: chain id is %s', async (_, answer) => {
  wallet.program('eth_chainId', answerGarbage(answer))
  expect(await codeOf(harness.connect())).toBe('WALLET_BAD_ANSWER')
  expect(harness.adapter.getConnection()).toBeNull()
})

test.each([
  ['a number', 1],
  ['decimal text', '1'],
  ['padded hex', '0x01'],
  ['upper-case hex', '0X1'],
])('behavior: chain id is %s', async (_, answer) => {
  wallet.program('eth_chainId', answerGarbage(answer), { times: 5 })
  expect(await harness.connect()).toMatchObject({ caipNetworkId: 'eip155:1' })
})

test('error: WALLET_NOT_INSTALLED', async () => {
  const signal = new AbortController().signal
  const connecting = harness.adapter.connect({ connectorId: 'gone', signal })
  expect(await codeOf(connecting)).toBe('WALLET_NOT_INSTALLED')
})

test('behavior: given up, a late approval changes nothing', async () => {
  const { promise, resolve } = defer()
  wallet.destroy()
  wallet = createHarbourWallet({ approve: () => promise.then(() => ({ approved: true })) })
  harness.stop()
  wallet.announce()
  harness = startAdapter()

  const controller = new AbortController()
  const connecting = harness.connect(controller.signal)
  await vi.waitFor(() => expect(promptsOf(wallet)).toHaveLength(1))
  controller.abort(new Error('given up'))
  resolve()
  await expect(connecting).rejects.toThrow('given up')
  await new Promise((done) => setTimeout(done, 50))
  expect(harness.adapter.getConnection()).toBeNull()
  expect(harness.types()).not.toContain('accountChanged')
})

test('behavior: trying again waits for the prompt that is still open', async () => {
  const { promise, resolve } = defer()
  wallet.destroy()
  wallet = createHarbourWallet({ approve: () => promise.then(() => ({ approved: true })) })
  harness.stop()
  wallet.announce()
  harness = startAdapter()

  const controller = new AbortController()
  const givenUp = expect(harness.connect(controller.signal)).rejects.toThrow('given up')
  await vi.waitFor(() => expect(promptsOf(wallet)).toHaveLength(1))
  controller.abort(new Error('given up'))
  const second = harness.connect()
  await vi.waitFor(() => expect(promptsOf(wallet)).toHaveLength(2))
  resolve()
  await givenUp
  expect(await second).toMatchObject({ connectorId: 'dev.cleat.harbour' })
})

test('behavior: a wallet that never answers can be left', async () => {
  wallet.program('eth_requestAccounts', neverAnswer())
  const controller = new AbortController()
  const connecting = harness.connect(controller.signal)
  controller.abort(new Error('given up'))
  const raced = Promise.race([connecting, new Promise((done) => setTimeout(done, 100, 'pending'))])
  await expect(raced).rejects.toThrow('given up')
})
