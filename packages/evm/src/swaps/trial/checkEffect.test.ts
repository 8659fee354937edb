import { isCleatError } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { toWord } from '../../abi/toWord.ts'
import { transferEvent } from '../../abi/transferEvent.ts'
import type { Log } from '../../follow/readLogs.ts'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import { checkEffect } from './checkEffect.ts'
import { coinAddress } from './coinAddress.ts'

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
})
