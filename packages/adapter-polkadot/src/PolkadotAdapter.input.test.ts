import { isCleatError } from '@cleat/core/adapter'
import { encodeSs58 } from '@cleat/signatures/polkadot'
import { answerGarbage, rejectWith } from '@cleat/testing'
import { createPolkadotWallet, type PolkadotMethod } from '@cleat/testing/polkadot'
import { afterEach, expect, test } from 'vitest'
import { startAdapter } from './test/createHarness.ts'

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

const bad = 'WALLET_BAD_ANSWER'
const [alice] = createPolkadotWallet().accounts
if (!alice) throw new Error('The wallet has accounts.')

test.each<[row: string, method: PolkadotMethod, answer: unknown, code: string]>([
  ['H01', 'enable', undefined, bad],
  ['H01', 'enable', { accounts: {} }, bad],
  ['H01', 'accounts.get', undefined, bad],
  ['H01', 'accounts.get', null, bad],
  ['H01', 'accounts.get', {}, bad],
  ['H01', 'accounts.get', alice.address, bad],
  ['H01', 'accounts.get', [null], bad],
  ['H01', 'accounts.get', [alice.address], bad],
  ['H01', 'accounts.get', [alice, { address: 'bad' }], bad],
  ['H02', 'accounts.get', [], 'CONNECTION_NO_ACCOUNTS'],
])('%s: %s answered with %j', async (_row, method, answer, code) => {
  const { wallet, connect, adapter } = start()
  wallet.program(method, answerGarbage(answer), { times: Number.POSITIVE_INFINITY })
  expect((await failure(connect(wallet))).code).toBe(code)
  expect(adapter.getConnection()).toBeNull()
})

test('H03: ten thousand accounts, doubles among them', async () => {
  const { wallet, connect } = start()
  const many = Array.from({ length: 10_000 }, (_, at) => ({
    address: encodeSs58({ accountId: new Uint8Array(32).fill(1).fill(at, 0, 1), prefix: 42 }),
  }))
  wallet.program('accounts.get', answerGarbage(many), { times: Number.POSITIVE_INFINITY })
  const { accounts } = await connect(wallet)
  expect(accounts).toHaveLength(256)
  expect(accounts.every(({ address }) => address.startsWith('1'))).toBe(true)
})

test('H04: other accounts later', async () => {
  const { wallet, connect, adapter, events } = start()
  await connect(wallet)
  const [, second] = wallet.accounts
  const before = events.length
  for (let time = 0; time < 3; time += 1) wallet.emitAccounts([second])
  expect(events.length).toBe(before + 1)
  expect(adapter.getConnection()?.accounts).toHaveLength(1)
})

test.each([
  ['H08', undefined],
  ['H08', 'text'],
  ['H08', [[alice]]],
])('%s: told of the accounts %j, the extension is asked', async (_row, told) => {
  const { wallet, connect, adapter } = start()
  const connection = await connect(wallet)
  wallet.emitAccounts(told)
  await Promise.resolve()
  expect(adapter.getConnection()).toEqual(connection)
  expect(wallet.requests.at(-1)?.method).toBe('accounts.get')
})

test('H12, H13: a signature is the account’s own, of the text that was asked', async () => {
  const { wallet, connect, adapter } = start()
  const { accounts } = await connect(wallet)
  const [{ address }, { address: other } = { address: '' }] = accounts
  const { 'message:sign': sign, 'message:verify': verify } = adapter.features
  const { signature = '' } = (await sign?.({ message: 'Ahoy', address })) ?? {}
  const check = (change: object) => verify?.({ message: 'Ahoy', address, signature, ...change })
  expect(await check({})).toBe(true)
  expect(await check({ message: 'Ahoi' })).toBe(false)
  expect(await check({ address: other })).toBe(false)
  for (const wrong of ['', '0x', signature.slice(2), `${signature}00`, signature.slice(0, -2)])
    expect(await check({ signature: wrong })).toBe(false)
  for (const answer of [null, {}, { signature: 5 }, { signature: '0x12' }]) {
    wallet.program('signRaw', answerGarbage(answer))
    expect((await failure(sign?.({ message: 'Ahoy', address }))).code).toBe(bad)
  }
})

test('H22: a list that is told again and again is told on once', async () => {
  const { wallet, connect, events } = start()
  await connect(wallet)
  const before = events.length
  const [first, second] = wallet.accounts
  for (let time = 0; time < 1000; time += 1) wallet.emitAccounts([second])
  wallet.emitAccounts([first])
  expect(events.length).toBe(before + 2)
})

const cyclic: { cause?: unknown } = {}
cyclic.cause = cyclic
const revoked = Proxy.revocable({}, {})
revoked.revoke()

test.each<[row: string, what: string, reason: unknown, code: string]>([
  ['H30', 'undefined', undefined, 'WALLET_ERROR'],
  ['H31', 'a code that is text', { code: '4001' }, 'REQUEST_USER_REJECTED'],
  ['H32', 'words alone', new Error('User rejected the request.'), 'WALLET_ERROR'],
  ['H33', 'a megabyte', { message: 'x'.repeat(1_000_000) }, 'WALLET_ERROR'],
  ['H34', 'a cause of itself', cyclic, 'WALLET_ERROR'],
  ['H34', 'what cannot be read', revoked.proxy, 'WALLET_ERROR'],
])('%s: rejected with %s', async (_row, _what, reason, code) => {
  const { wallet, connect, adapter } = start()
  const { accounts } = await connect(wallet)
  wallet.program('signRaw', rejectWith(reason))
  const [{ address }] = accounts
  const error = await failure(adapter.features['message:sign']?.({ message: 'Ahoy', address }))
  expect(error.code).toBe(code)
  expect(error.message.length).toBeLessThan(2000)
})

function start() {
  localStorage.clear()
  const wallet = createPolkadotWallet({ name: 'talisman' })
  const hide = wallet.inject()
  const harness = startAdapter()
  cleanups.push(harness.stop, hide)
  return { ...harness, wallet }
}

async function failure(promise: Promise<unknown> | undefined) {
  const error = await promise?.then(
    (value) => new Error(`Resolved with ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  )
  if (isCleatError(error)) return error
  throw error
}
