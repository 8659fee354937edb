import { isCleatError } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { toWord } from '../../abi/toWord.ts'
import { transferEvent } from '../../abi/transferEvent.ts'
import type { Log } from '../../follow/readLogs.ts'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import { coinAddress } from '../../trial/coinAddress.ts'
import { checkEffect } from './checkEffect.ts'

const { account, dai, usdc, router, liar, swap } = swapFacts
const approved = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
const approvedForAll = '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31'
const coin = { symbol: 'ETH', decimals: 18 }
const changes = { source: -swap.amount, target: 9_900_000n, coins: 0n }
const topic = (address: string) => `0x${toWord(address)}`
const log = (address: string, event: string, parties: readonly string[], amount: bigint): Log => ({
  ...{ address, topics: [event, ...parties.map(topic)], data: `0x${toWord(amount)}` },
})
const honest = [
  log(dai, transferEvent, [account, router], swap.amount),
  log(dai, approved, [account, router], 0n),
  log(usdc, transferEvent, [router, account], 9_900_000n),
  log(liar, transferEvent, [router, liar], 5n),
]

/** What is unexpected. */
function check(change: Partial<checkEffect.Parameters>, logs: readonly Log[] = honest) {
  const answer = { isSuccess: true, data: '0x', gas: 1n, coins: 0n, logs }
  try {
    checkEffect({ swap, changes, spender: router, allowance: 0n, done: [answer], ...change })
    return undefined
  } catch (error) {
    if (isCleatError(error, 'SWAP_EFFECT_UNEXPECTED')) return error.context.effect
    throw error
  }
}

test('default', () => {
  expect(check({})).toBeUndefined()
  expect(check({ done: [] })).toBeUndefined()
  // Some tokens log what is left of an allowance.
  expect(check({}, [log(dai, approved, [account, router], swap.amount)])).toBeUndefined()
  const allowance = swap.amount + 5n
  const logs = [log(dai, approved, [account, router], allowance)]
  expect(check({ allowance }, logs)).toBeUndefined()
  expect(check({}, [log(dai, transferEvent, [router, account], 1n)])).toBeUndefined()
})

test('default: coins, which the node logs as moved', () => {
  const logs = [log(coinAddress, transferEvent, [account, router], 5n)]
  const source = { source: -5n, target: 1n, coins: -5n }
  expect(check({ swap: { ...swap, source: coin }, changes: source }, logs)).toBeUndefined()
  const back = [log(coinAddress, transferEvent, [router, account], 5n)]
  const target = { source: -5n, target: 5n, coins: 5n }
  expect(check({ swap: { ...swap, target: coin }, changes: target }, back)).toBeUndefined()
})

test.each([
  ['more than the amount leaves', { source: -swap.amount - 1n }, /^10\.0+1 DAI leave/],
  ['coins leave, too', { coins: -1n }, /coins leave/],
  ['nothing arrives', { target: 0n }, /no USDC arrives/],
  ['the target leaves', { target: -1n }, /no USDC arrives/],
])('error: %s', (_, change, effect) => {
  expect(check({ changes: { ...changes, ...change } })).toMatch(effect)
})

test.each<[string, Log]>([
  ['another token leaves', log(liar, transferEvent, [account, router], 1n)],
  ['the target leaves', log(usdc, transferEvent, [account, router], 1n)],
  ['coins leave', log(coinAddress, transferEvent, [account, router], 1n)],
  ['another token arrives', log(liar, transferEvent, [router, account], 1n)],
  ['others may take the source', log(dai, approved, [account, liar], 1n)],
  ['the spender may take more', log(dai, approved, [account, router], swap.amount + 1n)],
  ['the spender may take the target', log(usdc, approved, [account, router], 1n)],
  ['an allowance in another form', { ...log(dai, approved, [account, router], 1n), data: '0x' }],
  ['one of a collection', log(liar, approved, [account, router, liar], 1n)],
  ['everything of a collection', log(liar, approvedForAll, [account, router], 1n)],
])('error: the logs say that %s', (_, one) => {
  expect(check({}, [...honest, one])).toMatch(/leaves|arrives|may take/)
})

test('behavior: what somebody else allows, or takes back, is not the account’s', () => {
  expect(check({}, [log(dai, approved, [liar, liar], 1n)])).toBeUndefined()
  expect(check({}, [log(liar, approvedForAll, [account, liar], 0n)])).toBeUndefined()
  expect(check({}, [log(liar, approved, [router, account], 1n)])).toBeUndefined()
})

test.each<[string, Log]>([
  ['one of the source, as a collection has', log(dai, approved, [account, router, liar], 1n)],
  ['everything of the source, as of a collection', log(dai, approvedForAll, [account, router], 1n)],
])('error: the spender may take %s', (_, one) => {
  expect(check({}, [one])).toBe(`another contract may take a token of ${dai}`)
})

test('error: more than may be taken now, and than is exchanged', () => {
  const allowance = swap.amount + 5n
  const logs = [log(dai, approved, [account, router], allowance + 1n)]
  expect(check({ allowance }, logs)).toMatch(/may take/)
  // Less than is exchanged may be left of more.
  const left = [log(dai, approved, [account, router], swap.amount)]
  expect(check({ allowance: 5n }, left)).toBeUndefined()
})

test('behavior: without a known allowance or spender, nothing is allowed', () => {
  const logs = [log(dai, approved, [account, router], 1n)]
  expect(check({ spender: undefined }, logs)).toMatch(/may take/)
  expect(check({ allowance: undefined }, logs)).toBeUndefined()
  const more = [log(dai, approved, [account, router], swap.amount + 1n)]
  expect(check({ allowance: undefined }, more)).toMatch(/may take/)
})

test('behavior: what is said of an effect', () => {
  const lost = { ...changes, coins: -1n }
  expect(check({ changes: lost })).toBe('0.000000000000000001 coins leave the account')
  expect(check({ changes: { ...changes, target: 0n } })).toBe('no USDC arrives')
  const leaving = [log(liar, transferEvent, [account, router], 1n)]
  expect(check({}, leaving)).toBe(`a token of ${liar} leaves the account`)
  const coming = [log(liar, transferEvent, [router, account], 1n)]
  expect(check({}, coming)).toBe(`a token of ${liar} arrives`)
})

test('behavior: answers without logs, and addresses in another case', () => {
  const answer = { isSuccess: true, data: '0x', gas: 1n, coins: 0n, logs: undefined }
  expect(check({ done: [answer] })).toBeUndefined()
  const source = { ...swap.source, address: '0xAbCdEf0000000000000000000000000000000000' }
  const logs = [log(source.address.toLowerCase(), transferEvent, [account, router], 1n)]
  expect(check({ swap: { ...swap, source } }, logs)).toBeUndefined()
})

test('behavior: coins that come are welcome, and those that are paid are counted once', () => {
  expect(check({ changes: { ...changes, coins: 1n } })).toBeUndefined()
  const paid = { source: -swap.amount, target: 1n, coins: -swap.amount }
  expect(check({ swap: { ...swap, source: coin }, changes: paid }, [])).toBeUndefined()
  const more = { ...paid, source: -swap.amount - 1n }
  expect(check({ swap: { ...swap, source: coin }, changes: more }, [])).toMatch(/ETH leave/)
})
