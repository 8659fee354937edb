import fc from 'fast-check'
import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import type { ChainLibrary, Plain } from '../../../test/swaps/chainLibraries.ts'
import { changeCall, putSelector, putWords } from '../../../test/swaps/changeCall.ts'
import {
  account,
  createSample,
  dai,
  thief,
  usdc,
  weth,
  zero,
} from '../../../test/swaps/createSample.ts'
import { judgeCall } from '../../../test/swaps/judgeCall.ts'
import { address, addresses, amount, digits, seconds } from '../../../test/swaps/swapArbitraries.ts'
import type { SwapSample } from '../../../test/swaps/swapSample.ts'
import { testDecoder } from '../../../test/swaps/testDecoder.ts'

const router = '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45'
const functions = [
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params) payable',
  'function exactInput((bytes path, address recipient, uint256 amountIn, uint256 amountOutMinimum) params) payable',
  'function multicall(uint256 deadline, bytes[] data) payable',
  'function unwrapWETH9(uint256 amountMinimum) payable',
  'function unwrapWETH9(uint256 amountMinimum, address recipient) payable',
  'function refundETH() payable',
  'function sweepToken(address token, uint256 amountMinimum, address recipient) payable',
]
const abi = parseAbi(functions)
const write = (functionName: string, ...args: readonly unknown[]) =>
  encodeFunctionData({ abi, functionName, args })

type Trade = {
  readonly isSingle: boolean
  readonly path: readonly string[]
  readonly fees: readonly number[]
  readonly amountIn: bigint
  readonly minimum: bigint
  readonly receiver: string
  /** How the receiver is written: as the router's word for its caller, or in full. */
  readonly isNamed: boolean
  /** Pays coins, which stand for their token. */
  readonly isFromCoin: boolean
  readonly deadline: bigint | undefined
  /** Gives coins: unwraps to the caller, or to a receiver. */
  readonly unwrap: 'caller' | 'receiver' | undefined
}

const caller = `0x${'1'.padStart(40, '0')}`
const self = `0x${'2'.padStart(40, '0')}`
const toPath = ({ path, fees }: Pick<Trade, 'path' | 'fees'>) =>
  path
    .map(
      (token, index) =>
        (index === 0 ? '' : (fees[index - 1] ?? 500).toString(16).padStart(6, '0')) +
        token.slice(2),
    )
    .join('')

function writeSwap(trade: Trade, recipient: string, limit = 0n): Hex {
  const { isSingle, path, fees, amountIn, minimum } = trade
  const end = [recipient, amountIn, minimum]
  return isSingle
    ? write('exactInputSingle', {
        ...{ tokenIn: path[0], tokenOut: path.at(-1), fee: fees[0] ?? 500, recipient, amountIn },
        ...{ amountOutMinimum: minimum, sqrtPriceLimitX96: limit },
      })
    : write('exactInput', {
        ...{ path: `0x${toPath(trade)}`, recipient: end[0], amountIn, amountOutMinimum: minimum },
      })
}

function writeTrade(trade: Trade): Hex {
  const { receiver, isNamed, deadline, unwrap, minimum } = trade
  if (deadline === undefined) return writeSwap(trade, isNamed ? receiver : caller)
  const swap = writeSwap(trade, unwrap ? self : isNamed ? receiver : caller)
  const after =
    unwrap === 'caller'
      ? [write('unwrapWETH9', minimum)]
      : unwrap === 'receiver'
        ? [write('unwrapWETH9', minimum, receiver)]
        : []
  return write('multicall', deadline, [swap, ...after])
}

const toCall = (trade: Trade): SwapSample['call'] => ({
  ...{ to: router, data: writeTrade(trade), value: trade.isFromCoin ? trade.amountIn : 0n },
})

const toSample = (trade: Trade): SwapSample =>
  createSample({
    call: toCall(trade),
    facts: {
      ...{ type: 'exchange', router, amount: trade.amountIn, minReceived: trade.minimum },
      source: trade.isFromCoin ? undefined : trade.path[0],
      target: trade.unwrap ? undefined : trade.path.at(-1),
      receiver: trade.receiver,
      deadline: trade.deadline === undefined ? undefined : Number(trade.deadline) * 1000,
    },
  })

const samples = fc
  .record({
    ...{ isSingle: fc.boolean(), path: addresses(2, 5), amountIn: amount, minimum: amount },
    fees: fc.array(fc.integer({ min: 0, max: 2 ** 24 - 1 }), { minLength: 4, maxLength: 4 }),
    ...{ receiver: address, isNamed: fc.boolean(), isFromCoin: fc.boolean() },
    deadline: fc.option(seconds, { nil: undefined }),
    unwrap: fc.constantFrom(undefined, 'caller', 'receiver'),
  })
  .map(({ path, isFromCoin, unwrap: kind, ...rest }) => {
    const unwrap = rest.deadline === undefined || isFromCoin ? undefined : kind
    const ends = [
      ...(isFromCoin ? [weth] : path.slice(0, 1)),
      ...path.slice(1, -1),
      ...(unwrap ? [weth] : path.slice(-1)),
    ]
    return toSample({ ...rest, path: ends, isFromCoin, unwrap })
  })

function readWith(library: ChainLibrary, { call, facts }: SwapSample): SwapSample['facts'] {
  const outer = library.readCall(functions, call.data)
  const isAlone = outer.name !== 'multicall'
  const inner = isAlone
    ? [outer]
    : (outer.args[1] as Plain[]).map((data) => library.readCall(functions, String(data)))
  const params = inner[0]?.args[0] as Plain[]
  const [path, recipient, amountIn, minimum] =
    inner[0]?.name === 'exactInput'
      ? params
      : [`${params[0]}${String(params[1]).slice(2)}`, params[3], params[4], params[5]]
  const after = inner[1]?.args
  const first = String(path).slice(0, 42)
  return {
    ...{ type: 'exchange', router, amount: BigInt(String(amountIn)) },
    source: call.value > 0n && first === weth ? undefined : first,
    target: after ? undefined : `0x${String(path).slice(-40)}`,
    minReceived: BigInt(String(after ? after[0] : minimum)),
    receiver: String(
      after ? (after[1] ?? facts.receiver) : recipient === caller ? facts.receiver : recipient,
    ),
    deadline: isAlone ? undefined : Number(outer.args[0]) * 1000,
  }
}

const trade: Trade = {
  ...{ isSingle: true, path: [dai, usdc], fees: [100, 500, 3000], amountIn: 10n ** 19n },
  ...{ minimum: 9_870_202n, receiver: account, isNamed: true, isFromCoin: false },
  ...{ deadline: undefined, unwrap: undefined },
}
const single = toSample(trade)
const long: Trade = { ...trade, isSingle: false, path: [dai, weth, usdc] }
const several = toSample(long)
const late: Trade = { ...trade, deadline: 1_795_000_000n }
const timed = toSample(late)
const out: Trade = { ...late, path: [dai, weth], unwrap: 'receiver' }
const unwrapped = toSample(out)
const coin: Trade = { ...trade, path: [weth, usdc], isFromCoin: true }
const fromCoin = toSample(coin)

const off = (part: Partial<Trade>, from = trade): SwapSample => ({
  ...toSample(from),
  call: toCall({ ...from, ...part }),
})
const inMulticall = (...data: readonly Hex[]): SwapSample =>
  changeCall(unwrapped, { data: write('multicall', 1_795_000_000n, data) })
const toSelf = writeSwap(out, self)
const toAccount = write('unwrapWETH9', trade.minimum, account)
const { data } = single.call

testDecoder({
  samples,
  readWith,
  tampered: [
    ['more is taken', off({ amountIn: trade.amountIn + 1n }), 'amount'],
    ['less is taken', off({ amountIn: 1n }, long), 'amount'],
    ['the router’s balance is taken', off({ amountIn: 0n }), 'amount'],
    ['a lower minimum', off({ minimum: trade.minimum - 1n }), 'minimum'],
    ['a lower minimum of several', off({ minimum: 1n }, long), 'minimum'],
    ['no minimum', off({ minimum: 0n }), 'SWAP_FLOOR_MISSING'],
    ['no minimum of several', off({ minimum: 0n }, long), 'SWAP_FLOOR_MISSING'],
    ['another token is taken', off({ path: [thief, usdc] }), 'token'],
    ['another token is given', off({ path: [dai, thief] }), 'target'],
    ['another path is taken', off({ path: [thief, weth, usdc] }, long), 'token'],
    ['another path is given', off({ path: [dai, usdc, weth] }, long), 'target'],
    ['a path that leads back', off({ path: [dai, weth, dai] }, long), 'target'],
    ['the same token', off({ path: [dai, dai] }), 'target'],
    ['a thief receives', off({ receiver: thief }), 'to'],
    ['a thief receives of several', off({ receiver: thief }, long), 'to'],
    ['the router receives', off({ receiver: self }), 'to'],
    ['the router receives, by its address', off({ receiver: router }), 'to'],
    ['the zero address receives', off({ receiver: zero }), 'to'],
    [
      'a price at which it stops',
      changeCall(single, { data: writeSwap(trade, account, 1n) }),
      'limit',
    ],
    ['a later deadline', off({ deadline: 1_795_000_001n }, late), 'deadline'],
    ['a deadline that never comes', off({ deadline: 2n ** 255n }, late), 'deadline'],
    ['no deadline', off({ deadline: undefined }, late), 'deadline'],
    ['coins instead of their token', changeCall(single, { value: 5n }), 'value'],
    ['more coins', changeCall(fromCoin, { value: trade.amountIn + 1n }), 'value'],
    ['fewer coins', changeCall(fromCoin, { value: 1n }), 'value'],
    ['the token instead of coins', changeCall(fromCoin, { value: 0n }), 'token'],
    ['a token that is no coin', off({ path: [dai, usdc] }, coin), 'value'],
    [
      'unwrapping for a thief',
      inMulticall(toSelf, write('unwrapWETH9', trade.minimum, thief)),
      'to',
    ],
    // The router knows no word for its caller where it unwraps.
    [
      'unwrapping for address 1',
      inMulticall(toSelf, write('unwrapWETH9', trade.minimum, caller)),
      'to',
    ],
    ['unwrapping less', inMulticall(toSelf, write('unwrapWETH9', 1n, account)), 'minimum'],
    [
      'unwrapping anything',
      inMulticall(toSelf, write('unwrapWETH9', 0n, account)),
      'SWAP_FLOOR_MISSING',
    ],
    ['unwrapping what the account got', inMulticall(writeSwap(out, account), toAccount), 'to'],
    ['unwrapping what is not wrapped', inMulticall(writeSwap(trade, self), toAccount), 'target'],
    ['not unwrapping what the router got', inMulticall(toSelf), 'to'],
    ['not unwrapping', inMulticall(writeSwap(out, account)), 'target'],
    ['only unwrapping', inMulticall(toAccount), 'SWAP_ROUTER_UNKNOWN'],
    ['sweeping', inMulticall(toSelf, write('sweepToken', weth, 1n, thief)), 'SWAP_ROUTER_UNKNOWN'],
    [
      'refunding',
      inMulticall(writeSwap(trade, account), write('refundETH')),
      'SWAP_ROUTER_UNKNOWN',
    ],
    ['two exchanges', inMulticall(toSelf, toSelf), 'SWAP_ROUTER_UNKNOWN'],
    ['three calls', inMulticall(toSelf, toAccount, toAccount), 'data'],
    ['no call', inMulticall(), 'data'],
    ['an empty call', inMulticall('0x'), 'SWAP_ROUTER_UNKNOWN'],
    ['a multicall within', inMulticall(write('multicall', 1n, [toSelf])), 'SWAP_ROUTER_UNKNOWN'],
    ['another multicall', putSelector(timed, 'ac9650d8'), 'SWAP_ROUTER_UNKNOWN'],
    ['an exact output', putSelector(single, '5023b4df'), 'SWAP_ROUTER_UNKNOWN'],
    ['the old router’s function', putSelector(single, '414bf389'), 'SWAP_ROUTER_UNKNOWN'],
    ['another router', changeCall(single, { to: thief }), 'SWAP_ROUTER_UNKNOWN'],
    ['another chain', { ...single, chainId: 8453 }, 'SWAP_ROUTER_UNKNOWN'],
    ['a token with more bytes', putWords(single, 0, `1${'0'.repeat(23)}${dai.slice(2)}`), 'data'],
    ['a fee that is too long', putWords(single, 2, '1000000'), 'data'],
    ['a byte more', changeCall(single, { data: `${data}00` }), 'data'],
    ['a byte less', changeCall(single, { data: data.slice(0, -2) }), 'data'],
    ['a path of one token', off({ path: [dai] }, long), 'path'],
    ['no path', off({ path: [] }, long), 'path'],
    ['half a path', putWords(several, 5, '2a'), 'data'],
    ['the path elsewhere', putWords(several, 1, 'a0'), 'data'],
  ],
})

test.each([
  ['of one pool', single],
  ['of several pools', several],
  ['with a deadline', timed],
  ['for the caller', toSample({ ...trade, isNamed: false })],
  ['of several pools for the caller', toSample({ ...long, isNamed: false })],
  ['that unwraps', unwrapped],
  ['that unwraps for the caller', toSample({ ...out, unwrap: 'caller' })],
  ['that unwraps, by the router’s address', inMulticall(writeSwap(out, router), toAccount)],
  ['of coins', fromCoin],
  ['of coins by several pools', toSample({ ...coin, isSingle: false, path: [weth, dai, usdc] })],
  ['of coins with a deadline', toSample({ ...coin, deadline: 1_795_000_000n })],
  ['of the coin’s token', toSample({ ...coin, isFromCoin: false })],
])('behavior: an exchange %s', async (_, sample) => {
  expect(await judgeCall(sample)).toBe('accepted')
})

test('property: what is no path is refused', async () => {
  const other = digits({ maxLength: 90 }).filter(
    (text) => text.length < 86 || (text.length / 2 - 20) % 23 !== 0,
  )
  await fc.assert(
    fc.asyncProperty(other, async (path) => {
      const params = { path: `0x${path}`, recipient: account, amountIn: 1n, amountOutMinimum: 1n }
      expect(await judgeCall(changeCall(several, { data: write('exactInput', params) }))).toBe(
        'path',
      )
    }),
  )
})
