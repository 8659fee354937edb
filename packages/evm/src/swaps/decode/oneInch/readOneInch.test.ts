import fc from 'fast-check'
import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import type { ChainLibrary, Plain } from '../../../test/swaps/chainLibraries.ts'
import { changeCall, putSelector, putWords } from '../../../test/swaps/changeCall.ts'
import {
  account,
  createSample,
  dai,
  native,
  thief,
  usdc,
  zero,
} from '../../../test/swaps/createSample.ts'
import { judgeCall } from '../../../test/swaps/judgeCall.ts'
import { address, addresses, amount, digits } from '../../../test/swaps/swapArbitraries.ts'
import type { SwapSample } from '../../../test/swaps/swapSample.ts'
import { testDecoder } from '../../../test/swaps/testDecoder.ts'

const router = '0x111111125421ca6dc452d289314280a0f8842a65'
const functions = [
  'function swap(address executor, (address srcToken, address dstToken, address srcReceiver, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags) desc, bytes data) payable',
]
const abi = parseAbi(functions)
const permitFunctions = ['function permitAndCall(bytes permit, bytes action) payable']
const permitAbi = parseAbi(permitFunctions)

type Trade = {
  readonly executor: string
  /** `native` for coins. */
  readonly srcToken: string
  readonly dstToken: string
  readonly srcReceiver: string
  /** The zero address for the caller. */
  readonly dstReceiver: string
  readonly amount: bigint
  readonly minReturnAmount: bigint
  readonly flags: bigint
  /** Digits, and what the service puts after them. */
  readonly data: string
  readonly mark: string
}

function toCall({ executor, data, mark, ...desc }: Trade): SwapSample['call'] {
  const args = [executor, desc, `0x${data}`]
  const value = desc.srcToken === native ? desc.amount : 0n
  return { to: router, data: encodeFunctionData({ abi, functionName: 'swap', args }) + mark, value }
}

const toAsset = (token: string) => (token === native ? undefined : token)
const toSample = (trade: Trade, receiver: string): SwapSample =>
  createSample({
    call: toCall(trade),
    facts: {
      ...{ type: 'exchange', router, amount: trade.amount, minReceived: trade.minReturnAmount },
      ...{ source: toAsset(trade.srcToken), target: toAsset(trade.dstToken), receiver },
      deadline: undefined,
    },
  })

const samples = fc
  .record({
    ...{ executor: address, ends: addresses(2), srcReceiver: address, receiver: address },
    ...{ amount, minReturnAmount: amount, data: digits({ maxLength: 500 }) },
    ...{ isNamed: fc.boolean(), coins: fc.constantFrom(undefined, 0, 1) },
    mark: digits({ maxLength: 32 }),
  })
  .map(({ ends, receiver, isNamed, coins, ...rest }) => {
    const [srcToken = dai, dstToken = usdc] = ends.map((end, at) => (at === coins ? native : end))
    const dstReceiver = isNamed ? receiver : zero
    return toSample({ ...rest, srcToken, dstToken, dstReceiver, flags: 0n }, receiver)
  })

function readWith(library: ChainLibrary, { call, facts }: SwapSample): SwapSample['facts'] {
  const { args } = library.readCall(functions, call.data)
  const [srcToken, dstToken, , dstReceiver, taken, minimum, flags] = args[1] as Plain[]
  // What the decoder does not understand, it must not accept.
  expect(flags).toBe(0n)
  return {
    ...{ type: 'exchange', router, deadline: undefined },
    source: toAsset(String(srcToken)),
    target: toAsset(String(dstToken)),
    amount: BigInt(String(taken)),
    minReceived: BigInt(String(minimum)),
    receiver: dstReceiver === zero ? facts.receiver : String(dstReceiver),
  }
}

const trade: Trade = {
  ...{ executor: `0x${'e3'.repeat(20)}`, srcToken: dai, dstToken: usdc },
  ...{ srcReceiver: `0x${'e3'.repeat(20)}`, dstReceiver: account, flags: 0n },
  ...{ amount: 10n ** 19n, minReturnAmount: 9_870_202n, data: 'ab'.repeat(70), mark: '8b1ccac8' },
}
const tokens = toSample(trade, account)
const fromCoin: Trade = { ...trade, srcToken: native }
const coins = toSample(fromCoin, account)
const off = (part: Partial<Trade>, from = trade): SwapSample => ({
  ...toSample(from, account),
  call: toCall({ ...from, ...part }),
})

testDecoder({
  samples,
  readWith,
  tampered: [
    ['more is taken', off({ amount: trade.amount + 1n }), 'amount'],
    ['less is taken', off({ amount: 1n }), 'amount'],
    ['nothing is taken', off({ amount: 0n }), 'amount'],
    ['a lower minimum', off({ minReturnAmount: trade.minReturnAmount - 1n }), 'minimum'],
    ['a minimum of one', off({ minReturnAmount: 1n }), 'minimum'],
    ['no minimum', off({ minReturnAmount: 0n }), 'SWAP_FLOOR_MISSING'],
    ['another token is taken', off({ srcToken: thief }), 'token'],
    ['another token is given', off({ dstToken: thief }), 'target'],
    ['coins are given', off({ dstToken: native }), 'target'],
    ['the zero address is taken', off({ srcToken: zero }), 'token'],
    ['the zero address is given', off({ dstToken: zero }), 'target'],
    ['the same token is given', off({ dstToken: dai }), 'target'],
    ['coins for coins', off({ dstToken: native }, fromCoin), 'target'],
    ['a thief receives', off({ dstReceiver: thief }), 'to'],
    [
      'an address that starts with zeros receives',
      off({ dstReceiver: `0x${'0'.repeat(20)}${'6'.repeat(20)}` }),
      'to',
    ],
    ['the executor receives', off({ dstReceiver: trade.executor }), 'to'],
    ['the router receives', off({ dstReceiver: router }), 'to'],
    ['a part may be exchanged', off({ flags: 1n }), 'flags'],
    ['more coins may be sent', off({ flags: 2n }), 'flags'],
    ['Permit2 takes the token', off({ flags: 4n }), 'flags'],
    ['a flag that is unknown', off({ flags: 1n << 255n }), 'flags'],
    ['a value for tokens', changeCall(tokens, { value: 1n }), 'value'],
    ['the amount as value', changeCall(tokens, { value: trade.amount }), 'value'],
    ['fewer coins', changeCall(coins, { value: trade.amount - 1n }), 'value'],
    ['more coins', changeCall(coins, { value: trade.amount + 1n }), 'value'],
    ['no coins', changeCall(coins, { value: 0n }), 'value'],
    ['coins instead of tokens', { ...tokens, call: coins.call }, 'token'],
    ['tokens instead of coins', { ...coins, call: tokens.call }, 'token'],
    ['unoswap', putSelector(tokens, '83800a8e'), 'SWAP_ROUTER_UNKNOWN'],
    ['clipperSwap', putSelector(tokens, 'd2d374e5'), 'SWAP_ROUTER_UNKNOWN'],
    ['the function of version 5', putSelector(tokens, '12aa3caf'), 'SWAP_ROUTER_UNKNOWN'],
    ['another router', changeCall(tokens, { to: thief }), 'SWAP_ROUTER_UNKNOWN'],
    [
      'version 5',
      changeCall(tokens, { to: '0x1111111254EEB25477B68fb85Ed929f73A960582' }),
      'SWAP_ROUTER_UNKNOWN',
    ],
    ['another chain', { ...tokens, chainId: 324 }, 'SWAP_ROUTER_UNKNOWN'],
    ['data in the description', putWords(tokens, 8, '40'), 'data'],
    ['data far away', putWords(tokens, 8, 'f'.repeat(64)), 'data'],
    ['more data than there is', putWords(tokens, 9, 'ffff'), 'data'],
    ['a mark that is too long', off({ mark: 'cd'.repeat(65) }), 'data'],
    ['a token with more bytes', putWords(tokens, 1, `1${'0'.repeat(23)}${dai.slice(2)}`), 'data'],
    [
      'a receiver with more bytes',
      putWords(tokens, 4, `1${'0'.repeat(23)}${account.slice(2)}`),
      'data',
    ],
    ['no arguments', changeCall(tokens, { data: '0x07ed2379' }), 'data'],
    [
      'half the arguments',
      changeCall(tokens, { data: tokens.call.data.slice(0, 10 + 5 * 64) }),
      'data',
    ],
  ],
})

test.each([
  ['of tokens', tokens],
  ['of coins', coins],
  ['for coins', toSample({ ...trade, dstToken: native }, account)],
  ['to the caller', toSample({ ...trade, dstReceiver: zero }, account)],
  ['without a mark', toSample({ ...trade, mark: '' }, account)],
  ['with the longest mark', toSample({ ...trade, mark: 'cd'.repeat(64) }, account)],
  ['without data', toSample({ ...trade, data: '' }, account)],
  ['with much data', toSample({ ...trade, data: 'ab'.repeat(30_000) }, account)],
])('behavior: an exchange %s', async (_, sample) => {
  expect(await judgeCall(sample)).toBe('accepted')
})

test.each([10, 56, 100, 137, 250, 8217, 8453, 42_161, 43_114, 1_313_161_554])(
  'behavior: on chain %i',
  async (chainId) => {
    expect(await judgeCall({ ...tokens, chainId })).toBe('accepted')
  },
)

test('behavior: zkSync has another address', async () => {
  const to = '0x6fd4383cb451173d5f9304f041c7bcbf27d561ff'
  const facts = { ...tokens.facts, router: to }
  expect(await judgeCall({ ...changeCall(tokens, { to }), chainId: 324, facts })).toBe('accepted')
})

type PermitParts = {
  token: string
  owner: string
  spender: string
  value: bigint
  /** Digits after it. */
  rest: string
}

const toWord = (value: string | bigint) =>
  (typeof value === 'string' ? value.slice(2) : value.toString(16)).padStart(64, '0')

/** The exchange after a permit for exactly the amount. */
function permitted(change: Partial<PermitParts> = {}, data: string = tokens.call.data): SwapSample {
  const usual = { token: dai, owner: account, spender: router, value: trade.amount, rest: '' }
  const { token, owner, spender, value, rest } = { ...usual, ...change }
  const words = [owner, spender, value, 4_000_000_000n, 27n, 5n, 6n].map(toWord).join('')
  const permit = `${token}${words}${rest}` as const
  const args = [permit, data]
  return changeCall(tokens, {
    data: encodeFunctionData({ abi: permitAbi, functionName: 'permitAndCall', args }),
  })
}

const handedIn = permitted()
const inner = (digits: string) => permitted({}, `0x${digits}${tokens.call.data.slice(10)}`)

test('behavior: an exchange after a permit', async () => {
  expect(await judgeCall(handedIn)).toBe('accepted')
})

test.each<[string, SwapSample, string]>([
  ['a permit of another token', permitted({ token: usdc }), 'token'],
  ['a permit of another account', permitted({ owner: thief }), 'from'],
  ['a permit for a thief', permitted({ spender: thief }), 'spender'],
  ['a permit for more', permitted({ value: trade.amount + 1n }), 'allowance'],
  ['a permit for all', permitted({ value: 2n ** 256n - 1n }), 'allowance'],
  ['a permit for less', permitted({ value: trade.amount - 1n }), 'allowance'],
  ['a longer permit', permitted({ rest: '00'.repeat(32) }), 'data'],
  ['a permit with a byte more', permitted({ rest: '00' }), 'data'],
  [
    'an owner with more bytes',
    permitted({ owner: `0x1${account.slice(2).padStart(63, '0')}` }),
    'data',
  ],
  ['no permit', changeCall(handedIn, { data: handedIn.call.data.slice(0, 10) }), 'data'],
  ['more is taken', permitted({}, off({ amount: trade.amount + 1n }).call.data), 'allowance'],
  ['a lower minimum', permitted({}, off({ minReturnAmount: 1n }).call.data), 'minimum'],
  ['a thief receives', permitted({}, off({ dstReceiver: thief }).call.data), 'to'],
  ['a flag', permitted({}, off({ flags: 4n }).call.data), 'flags'],
  ['coins with it', changeCall(handedIn, { value: 1n }), 'value'],
  ['unoswap', inner('83800a8e'), 'SWAP_ROUTER_UNKNOWN'],
  ['another permit', permitted({}, handedIn.call.data), 'SWAP_ROUTER_UNKNOWN'],
  ['no call', permitted({}, '0x'), 'SWAP_ROUTER_UNKNOWN'],
  ['coins', permitted({}, coins.call.data), 'token'],
])('error: after a permit, %s', async (_, sample, field) => {
  expect(await judgeCall(sample)).toBe(field)
})
