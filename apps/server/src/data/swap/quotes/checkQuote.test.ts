import type { Address, Hex } from 'viem'
import { expect, test } from 'vitest'
import { toTypedOrder } from '../cow/toTypedOrder.ts'
import type { SourceQuote, SwapCall } from '../source/sourceQuote.ts'
import { createQuestion } from '../test/createQuestion.ts'
import { createCall, createQuote } from '../test/createQuote.ts'
import { accounts, assets } from '../test/swapSamples.ts'
import { checkQuote } from './checkQuote.ts'

const question = createQuestion({ from: 'USDC', to: 'DAI', amount: 10n ** 9n })
const native = createQuestion({ from: 'ETH', to: 'DAI', amount: 10n ** 9n })
const onSolana = createQuestion({ from: 'SOL', to: 'SPL', amount: 10n ** 9n })
const now = Date.now()
const check = (quote: SourceQuote, asked = question) => checkQuote({ question: asked, quote, now })

test('default', () => {
  expect(check(createQuote())).toBeUndefined()
  expect(check(createQuote({ call: createCall() }))).toBeUndefined()
  expect(check(createQuote({ call: createCall({ value: 10n ** 9n }) }), native)).toBeUndefined()
  expect(check(createQuote({ toAmount: 990n }))).toBeUndefined()
})

test.each<[string, Partial<SourceQuote>]>([
  ['nothing', { toAmount: 0n, minToAmount: 0n }],
  ['a debt', { toAmount: -1n, minToAmount: -2n }],
  ['more than there can be', { toAmount: 2n ** 256n }],
  ['no floor', { minToAmount: 0n }],
  ['a floor above it', { minToAmount: 1_001n }],
  ['a negative fee', { fees: [{ name: 'Provider fee', amount: -1n, token: assets.DAI }] }],
  ['a boundless fee', { fees: [{ name: 'Provider fee', amount: 2n ** 256n, token: assets.DAI }] }],
])('error: an amount of %s', (_, parts) => {
  expect(check(createQuote(parts))).toBe('quote of an impossible amount')
})

test('behavior: a minimum may be rounded, and not lower', () => {
  const read = (minToAmount: bigint, toAmount = 1_000_000n) =>
    check(createQuote({ toAmount, minToAmount }))
  expect([read(990_000n), read(989_900n), read(9n, 10n)]).toEqual([undefined, undefined, undefined])
  const reason = 'quote below its slippage'
  expect([read(989_899n), read(1n)]).toEqual([reason, reason])
})

test('behavior: amounts of Solana have 64 bits', () => {
  const both = (amount: bigint) => createQuote({ toAmount: amount, minToAmount: amount })
  expect(check(both(2n ** 64n - 1n), onSolana)).toBeUndefined()
  expect(check(both(2n ** 64n), onSolana)).toBe('quote of an impossible amount')
  expect(check(both(2n ** 64n))).toBeUndefined()
})

const calls: [string, Partial<SourceQuote>][] = [
  ['of a token', callTo(assets.DAI)],
  ['of what is paid with', callTo(assets.USDC)],
  ['of the account', callTo(accounts.evm)],
  ['of nothing', callTo(`0x${'0'.repeat(40)}`)],
  ['of another contract than its router', { call: createCall({ to: assets.DAI as Address }) }],
  ['without a spender', { call: createCall(), spender: undefined }],
  ['whose spender is a token', { call: createCall(), spender: assets.DAI as Address }],
  ['whose spender is the account', { call: createCall(), spender: accounts.evm as Address }],
  ['that sends coins', { call: createCall({ value: 1n }) }],
  ['without a function', { call: createCall({ data: '0x38ed17' }) }],
  ['with half a byte', { call: createCall({ data: '0x38ed1739a' }) }],
  ['in another script', { call: createCall({ data: '0x38ed1739zz' as Hex }) }],
  ['above 64 kB', { call: createCall({ data: `0x${'aa'.repeat(65_537)}` }) }],
  ['on another kind of chain', { call: solanaCall() }],
  ['with too little gas', { gas: 20_999n }],
  ['with too much gas', { gas: 1_000_000_001n }],
  ['that is over', { expiresAt: now }],
]

test.each(calls)('error: a call %s', (_, parts) => {
  expect(check(createQuote(parts))).toBe('quote with an impossible call')
})

test('behavior: just 64 kB, and the native currency', () => {
  const data: Hex = `0x${'aa'.repeat(65_536)}`
  expect(check(createQuote({ call: createCall({ data }) }))).toBeUndefined()
  const quote = createQuote({ call: createCall({ value: 10n ** 9n }), spender: undefined })
  expect(check(quote, native)).toBeUndefined()
  expect(check(createQuote({ call: createCall() }), native)).toBe('quote with an impossible call')
})

test.each<[string, Partial<ReturnType<typeof solanaCall>>, string | undefined]>([
  ['fits', {}, undefined],
  ['is full', { transaction: Buffer.alloc(1232).toString('base64') }, undefined],
  ['is too long', { transaction: Buffer.alloc(1233).toString('base64') }, 'impossible'],
  ['is empty', { transaction: '' }, 'impossible'],
  ['is no Base64', { transaction: '%%%%' }, 'impossible'],
  ['is padded twice', { transaction: 'AA====' }, 'impossible'],
  ['has no height', { lastValidBlockHeight: Number.NaN }, 'impossible'],
])('behavior: a transaction that %s', (_, parts, reason) => {
  const found = check(createQuote({ call: { ...solanaCall(), ...parts } }), onSolana)
  expect(found).toEqual(reason && expect.stringContaining(reason))
})

const order = {
  chainId: 1,
  sellToken: assets.USDC as Address,
  buyToken: assets.DAI as Address,
  user: accounts.evm as Address,
  sellAmount: 10n ** 9n,
  buyAmount: 990n,
  validTo: 1,
}

test.each<[string, Partial<typeof order>, string | undefined]>([
  ['is the question’s', {}, undefined],
  ['pays another account', { user: assets.DAI as Address }, 'impossible'],
  ['sells something else', { sellToken: assets.DAI as Address }, 'impossible'],
  ['buys something else', { buyToken: assets.USDC as Address }, 'impossible'],
  ['sells more', { sellAmount: 10n ** 9n + 1n }, 'impossible'],
  ['has another floor', { buyAmount: 989n }, 'impossible'],
  ['is of another chain', { chainId: 10 }, 'impossible'],
])('behavior: an order that %s', (_, parts, reason) => {
  const call = { type: 'order' as const, order: toTypedOrder({ ...order, ...parts }) }
  expect(check(createQuote({ call }))).toEqual(reason && expect.stringContaining(reason))
})

function callTo(to: string): Partial<SourceQuote> {
  const address = to as Address
  return { router: address, call: createCall({ to: address }) }
}

function solanaCall() {
  return { type: 'solana', transaction: 'AAAA', lastValidBlockHeight: 1 } satisfies SwapCall
}
