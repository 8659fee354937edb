import type { DecodedExchange } from '@cleat/core/adapter'
import { isCleatError } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { account, dai, native, thief, usdc, weth, zero } from '../../test/swaps/createSample.ts'
import { listContracts } from '../contracts/listContracts.ts'
import { checkExchange } from './checkExchange.ts'

const router = `0x${'7e'.repeat(20)}`
const permit2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'
const precompile = `0x${'64'.padStart(40, '0')}`
const exchange: DecodedExchange = {
  ...{ type: 'exchange', router, source: dai, target: usdc, amount: 10n, minReceived: 9n },
  ...{ receiver: account, deadline: undefined },
}
const call = { router, value: 0n, account, contracts: listContracts(1, {}) }

function judge(change: Partial<DecodedExchange>, sent: Partial<typeof call> = {}): unknown {
  try {
    checkExchange({ ...exchange, ...change }, { ...call, ...sent })
    return 'accepted'
  } catch (error) {
    if (isCleatError(error, 'PAYMENT_ALTERED')) return error.context.field
    return isCleatError(error) ? error.code : error
  }
}

test.each<[string, Partial<DecodedExchange>, Partial<typeof call>, string]>([
  ['a thief receives', { receiver: thief }, {}, 'to'],
  ['the router receives', { receiver: router }, {}, 'to'],
  ['no minimum', { minReceived: 0n }, {}, 'SWAP_FLOOR_MISSING'],
  ['nothing is taken', { amount: 0n }, {}, 'amount'],
  ['a value for tokens', {}, { value: 1n }, 'value'],
  ['fewer coins', { source: undefined }, { value: 9n }, 'value'],
  ['more coins', { source: undefined }, { value: 11n }, 'value'],
  ['a precompile is called', {}, { router: precompile }, 'router'],
  ['Permit2 is called', {}, { router: permit2 }, 'router'],
  ['the account is called', {}, { router: account }, 'router'],
  ['the source is called', {}, { router: dai }, 'router'],
  ['the target is called', {}, { router: usdc }, 'router'],
  ['a precompile is taken', { source: precompile }, {}, 'token'],
  ['the zero address is taken', { source: zero }, {}, 'token'],
  ['what stands for coins is taken', { source: native }, {}, 'token'],
  ['Permit2 is given', { target: permit2 }, {}, 'target'],
  ['what stands for coins is given', { target: native }, {}, 'target'],
  ['the same is given', { target: dai }, {}, 'target'],
  ['coins for coins', { source: undefined, target: undefined }, { value: 10n }, 'target'],
])('error: %s', (_, change, sent, refusal) => {
  expect(judge(change, sent)).toBe(refusal)
})

test('behavior: the token of the coin is called to wrap and to unwrap', () => {
  expect(judge({})).toBe('accepted')
  const wrapping = { source: undefined, target: weth }
  expect(judge(wrapping, { router: weth, value: 10n })).toBe('accepted')
  expect(judge({ source: weth, target: undefined }, { router: weth })).toBe('accepted')
})
