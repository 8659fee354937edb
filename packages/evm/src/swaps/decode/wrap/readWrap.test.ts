import fc from 'fast-check'
import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import type { ChainLibrary } from '../../../test/swaps/chainLibraries.ts'
import { judgeCall } from '../../../test/swaps/judgeCall.ts'
import { address, amount } from '../../../test/swaps/swapArbitraries.ts'
import type { SwapSample } from '../../../test/swaps/swapSample.ts'
import { testDecoder } from '../../../test/swaps/testDecoder.ts'

const wrapped = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'
const account = `0x${'a1'.repeat(20)}`
const functions = ['function deposit() payable', 'function withdraw(uint256 wad)']
const abi = parseAbi(['function deposit() payable', 'function withdraw(uint256 wad)'])

function createSample(
  kind: 'deposit' | 'withdraw',
  { amount: given = 5n, receiver = account }: { amount?: bigint; receiver?: string } = {},
): SwapSample {
  const isDeposit = kind === 'deposit'
  const data = isDeposit
    ? encodeFunctionData({ abi, functionName: 'deposit' })
    : encodeFunctionData({ abi, functionName: 'withdraw', args: [given] })
  return {
    call: { to: wrapped, data, value: isDeposit ? given : 0n },
    ...{ chainId: 1, policy: {}, node: { run: () => Promise.reject(new Error('Not asked')) } },
    facts: {
      ...{ type: 'exchange', router: wrapped, amount: given, minReceived: given, receiver },
      source: isDeposit ? undefined : wrapped,
      target: isDeposit ? wrapped : undefined,
      deadline: undefined,
    },
  }
}

const samples = fc
  .record({ kind: fc.constantFrom('deposit', 'withdraw'), amount, receiver: address })
  .map(({ kind, ...rest }) => createSample(kind, rest))

function readWith(library: ChainLibrary, { call, facts }: SwapSample): SwapSample['facts'] {
  const { name, args } = library.readCall(functions, call.data)
  const read = name === 'deposit' ? call.value : BigInt(String(args[0]))
  return {
    ...{ type: 'exchange', router: wrapped, amount: read, minReceived: read },
    ...{ receiver: facts.receiver, deadline: undefined },
    source: name === 'deposit' ? undefined : wrapped,
    target: name === 'deposit' ? wrapped : undefined,
  }
}

const deposit = createSample('deposit')
const withdraw = createSample('withdraw')
const change = (sample: SwapSample, call: Partial<SwapSample['call']>): SwapSample => ({
  ...sample,
  call: { ...sample.call, ...call },
})
const withdrawBy = (digits: string) => change(withdraw, { data: `0x2e1a7d4d${digits}` })
const word = (value: bigint | string) => (typeof value === 'bigint' ? value.toString(16) : value)
const five = word(5n).padStart(64, '0')

testDecoder({
  samples,
  readWith,
  tampered: [
    ['more is wrapped', change(deposit, { value: 6n }), 'amount'],
    ['less is wrapped', change(deposit, { value: 4n }), 'amount'],
    ['nothing is wrapped', change(deposit, { value: 0n }), 'amount'],
    ['a value below zero', change(deposit, { value: -1n }), 'value'],
    ['a value that no chain can have', change(deposit, { value: 1n << 256n }), 'value'],
    ['more is unwrapped', withdrawBy(word(6n).padStart(64, '0')), 'amount'],
    ['less is unwrapped', withdrawBy(word(4n).padStart(64, '0')), 'amount'],
    ['nothing is unwrapped', withdrawBy('0'.repeat(64)), 'amount'],
    ['everything is unwrapped', withdrawBy('f'.repeat(64)), 'amount'],
    ['unwrapping with a value', change(withdraw, { value: 5n }), 'value'],
    ['unwrapping with a value of one', change(withdraw, { value: 1n }), 'value'],
    ['unwrapping instead of wrapping', { ...deposit, call: withdraw.call }, 'token'],
    ['wrapping instead of unwrapping', { ...withdraw, call: deposit.call }, 'token'],
    ['a byte after the wrapping', change(deposit, { data: '0xd0e30db000' }), 'data'],
    ['a word after the wrapping', change(deposit, { data: `0xd0e30db0${five}` }), 'data'],
    ['a byte after the amount', withdrawBy(`${five}00`), 'data'],
    ['an amount that is cut', withdrawBy(five.slice(2)), 'data'],
    ['no amount', withdrawBy(''), 'data'],
    ['half a byte', withdrawBy(`${five}0`), 'data'],
    ['letters that are no digits', withdrawBy('z'.repeat(64)), 'data'],
    ['no data, which also wraps', change(deposit, { data: '0x' }), 'data'],
    ['three bytes', change(deposit, { data: '0xd0e30d' }), 'data'],
    ['no hex', change(deposit, { data: 'd0e30db0' }), 'data'],
    ['transfer', change(withdraw, { data: `0xa9059cbb${five}${five}` }), 'SWAP_ROUTER_UNKNOWN'],
    ['approve', change(withdraw, { data: `0x095ea7b3${five}${five}` }), 'SWAP_ROUTER_UNKNOWN'],
    ['transferFrom', change(withdraw, { data: '0x23b872dd' }), 'SWAP_ROUTER_UNKNOWN'],
    ['an unknown function', change(deposit, { data: '0xdeadbeef' }), 'SWAP_ROUTER_UNKNOWN'],
    ['another contract', change(deposit, { to: `0x${'b2'.repeat(20)}` }), 'SWAP_ROUTER_UNKNOWN'],
    ['another chain', { ...deposit, chainId: 5 }, 'SWAP_ROUTER_UNKNOWN'],
    ['no contract', change(deposit, { to: '0x' }), 'router'],
  ],
})

test('behavior: the token that the app names for its own chain', async () => {
  const own = `0x${'C3'.repeat(20)}`
  const policy = { contracts: { 'eip155:31337': { wrapped: own } } }
  const sample = change({ ...deposit, chainId: 31_337, policy }, { to: own.toLowerCase() })
  const router = own.toLowerCase()
  const facts = { ...sample.facts, router, target: router }
  expect(await judgeCall({ ...sample, facts })).toBe('accepted')
  expect(await judgeCall({ ...sample, facts, chainId: 31_338 })).toBe('SWAP_ROUTER_UNKNOWN')
})

test('behavior: letters of any case', async () => {
  const upper = change(withdraw, {
    ...{ to: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', data: `0x2E1A7D4D${five}` },
  })
  expect(await judgeCall(upper)).toBe('accepted')
})
