import fc from 'fast-check'
import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import type { ChainLibrary } from '../../../test/swaps/chainLibraries.ts'
import { judgeCall } from '../../../test/swaps/judgeCall.ts'
import { address, addresses, amount, seconds } from '../../../test/swaps/swapArbitraries.ts'
import type { SwapSample } from '../../../test/swaps/swapSample.ts'
import { testDecoder } from '../../../test/swaps/testDecoder.ts'

const router = '0x7a250d5630b4cf539739df2c5dacb4c659f2488d'
const wrapped = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'
const account = `0x${'a1'.repeat(20)}`
const thief = `0x${'66'.repeat(20)}`
const dai = `0x${'da'.repeat(20)}`
const usdc = `0x${'cc'.repeat(20)}`

const fromTokens =
  '(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)'
const fromCoin = '(uint256 amountOutMin, address[] path, address to, uint256 deadline)'
const functions = [
  `function swapExactTokensForTokens${fromTokens}`,
  `function swapExactTokensForETH${fromTokens}`,
  `function swapExactETHForTokens${fromCoin} payable`,
  `function swapExactTokensForTokensSupportingFeeOnTransferTokens${fromTokens}`,
  `function swapExactTokensForETHSupportingFeeOnTransferTokens${fromTokens}`,
  `function swapExactETHForTokensSupportingFeeOnTransferTokens${fromCoin} payable`,
]
const abi = parseAbi(functions)
const names = functions.map((text) => text.slice(9, text.indexOf('(')))

type Swap = {
  readonly name: string
  readonly amountIn: bigint
  readonly amountOutMin: bigint
  /** With the token of the native coin at an end where the function has it. */
  readonly path: readonly string[]
  readonly to: string
  readonly deadline: bigint
}

function encode({ name, amountIn, amountOutMin, path, to, deadline }: Swap): SwapSample['call'] {
  const isCoin = name.includes('ExactETH')
  const rest = [amountOutMin, path, to, deadline]
  const args = isCoin ? rest : [amountIn, ...rest]
  const data = encodeFunctionData({ abi, functionName: name, args })
  return { to: router, data, value: isCoin ? amountIn : 0n }
}

function createSample(swap: Swap): SwapSample {
  const { name, amountIn, amountOutMin, path, to, deadline } = swap
  return {
    ...{ call: encode(swap), chainId: 1, policy: {} },
    node: { run: () => Promise.reject(new Error('Not asked')) },
    facts: {
      ...{ type: 'exchange', router, amount: amountIn, minReceived: amountOutMin, receiver: to },
      source: name.includes('ExactETH') ? undefined : path[0],
      target: name.includes('ForETH') ? undefined : path.at(-1),
      deadline: Number(deadline) * 1000,
    },
  }
}

const withEnds = (name: string, path: readonly string[]) => [
  ...(name.includes('ExactETH') ? [wrapped] : path.slice(0, 1)),
  ...path.slice(1, -1),
  ...(name.includes('ForETH') ? [wrapped] : path.slice(-1)),
]

const samples = fc
  .record({
    ...{ name: fc.constantFrom(...names), amountIn: amount, amountOutMin: amount },
    ...{ path: addresses(2, 5), to: address, deadline: seconds },
  })
  .map((swap) => createSample({ ...swap, path: withEnds(swap.name, swap.path) }))

function readWith(library: ChainLibrary, { call }: SwapSample): SwapSample['facts'] {
  const { name, args } = library.readCall(functions, call.data)
  const isCoin = name.includes('ExactETH')
  const [minimum, path, to, deadline] = isCoin ? args : args.slice(1)
  const hops = Array.isArray(path) ? path.map(String) : []
  return {
    ...{ type: 'exchange', router, receiver: String(to) },
    amount: isCoin ? call.value : BigInt(String(args[0])),
    minReceived: BigInt(String(minimum)),
    source: isCoin ? undefined : hops[0],
    target: name.includes('ForETH') ? undefined : hops.at(-1),
    deadline: Number(deadline) * 1000,
  }
}

const swap: Swap = {
  name: 'swapExactTokensForTokens',
  ...{ amountIn: 10n ** 19n, amountOutMin: 9_870_202n, path: [dai, wrapped, usdc] },
  ...{ to: account, deadline: 1_795_000_000n },
}
const tokens = createSample(swap)
const fromEth: Swap = { ...swap, name: 'swapExactETHForTokens', path: [wrapped, usdc] }
const coin = createSample(fromEth)
const toEth: Swap = { ...swap, name: 'swapExactTokensForETH', path: [dai, wrapped] }

const changed = (part: Partial<Swap>, from = swap): SwapSample => ({
  ...createSample(from),
  call: encode({ ...from, ...part }),
})
const call = (part: Partial<SwapSample['call']>, from = tokens): SwapSample => ({
  ...from,
  call: { ...from.call, ...part },
})
/** Replaces a word of the arguments. */
const put = (index: number, text: string, from = tokens): SwapSample => {
  const { data } = from.call
  const place = 10 + index * 64
  return call(
    { data: data.slice(0, place) + text.padStart(64, '0') + data.slice(place + 64) },
    from,
  )
}
const { data } = tokens.call

testDecoder({
  samples,
  readWith,
  tampered: [
    ['more is taken', changed({ amountIn: swap.amountIn + 1n }), 'amount'],
    ['less is taken', changed({ amountIn: 1n }), 'amount'],
    ['everything is taken', changed({ amountIn: 2n ** 256n - 1n }), 'amount'],
    ['nothing is taken', changed({ amountIn: 0n }), 'amount'],
    ['a lower minimum', changed({ amountOutMin: swap.amountOutMin - 1n }), 'minimum'],
    ['a minimum of one', changed({ amountOutMin: 1n }), 'minimum'],
    ['no minimum', changed({ amountOutMin: 0n }), 'SWAP_FLOOR_MISSING'],
    ['another token is taken', changed({ path: [thief, wrapped, usdc] }), 'token'],
    ['another token is given', changed({ path: [dai, wrapped, thief] }), 'target'],
    ['a path to its beginning', changed({ path: [dai, wrapped, dai] }), 'target'],
    ['a path of one', changed({ path: [dai] }), 'path'],
    ['no path', changed({ path: [] }), 'path'],
    ['the other way', changed({ path: [usdc, wrapped, dai] }), 'token'],
    ['a thief receives', changed({ to: thief }), 'to'],
    ['the router receives', changed({ to: router }), 'to'],
    ['the zero address receives', changed({ to: `0x${'0'.repeat(40)}` }), 'to'],
    ['a later deadline', changed({ deadline: swap.deadline + 1n }), 'deadline'],
    ['a deadline that never comes', changed({ deadline: 2n ** 256n - 1n }), 'deadline'],
    ['a value for tokens', call({ value: 1n }), 'value'],
    ['the amount as value', call({ value: swap.amountIn }), 'value'],
    ['more coins', call({ value: coin.call.value + 1n }, coin), 'amount'],
    ['no coins', call({ value: 0n }, coin), 'amount'],
    ['a token for coins', changed({ path: [dai, usdc] }, fromEth), 'token'],
    ['coins that are no coins', changed({ path: [dai, usdc] }, toEth), 'target'],
    ['tokens for coins', { ...tokens, call: createSample(toEth).call }, 'target'],
    ['coins for tokens', { ...tokens, call: coin.call }, 'token'],
    ['the path begins in the head', put(2, '80'), 'data'],
    ['the path begins after its end', put(2, 'ffff'), 'data'],
    ['the path begins far away', put(2, 'f'.repeat(64)), 'data'],
    ['a gap before the path', call({ data: `${data}${'0'.repeat(64)}` }), 'data'],
    ['a longer path than there is', put(5, '4'), 'data'],
    ['a path without an end', put(5, 'f'.repeat(64)), 'data'],
    ['a shorter path', put(5, '2'), 'data'],
    ['a receiver with more bytes', put(3, `1${account.slice(2)}`), 'data'],
    ['a token with more bytes', put(6, `1${'0'.repeat(23)}${dai.slice(2)}`), 'data'],
    ['a byte more', call({ data: `${data}00` }), 'data'],
    ['a byte less', call({ data: data.slice(0, -2) }), 'data'],
    ['no arguments', call({ data: data.slice(0, 10) }), 'data'],
    ['half a byte', call({ data: data.slice(0, -1) }), 'data'],
    ['too many bytes', call({ data: data + '0'.repeat(131_072) }), 'data'],
    ['an exact output', call({ data: `0x8803dbee${data.slice(10)}` }), 'SWAP_ROUTER_UNKNOWN'],
    ['liquidity', call({ data: `0xe8e33700${data.slice(10)}` }), 'SWAP_ROUTER_UNKNOWN'],
    ['multicall', call({ data: `0xac9650d8${data.slice(10)}` }), 'SWAP_ROUTER_UNKNOWN'],
    ['another router', call({ to: thief }), 'SWAP_ROUTER_UNKNOWN'],
    ['the token', call({ to: dai }), 'SWAP_ROUTER_UNKNOWN'],
    ['another chain', { ...tokens, chainId: 31_337 }, 'SWAP_ROUTER_UNKNOWN'],
    ['a precompile is taken', changed({ path: [`0x${'1'.padStart(40, '0')}`, usdc] }), 'token'],
    ['a precompile is given', changed({ path: [dai, `0x${'1'.padStart(40, '0')}`] }), 'target'],
    [
      'Permit2 is taken',
      changed({ path: ['0x000000000022D473030F116dDEE9F6B43aC78BA3', usdc] }),
      'token',
    ],
    ['the router is taken', changed({ path: [router, usdc] }), 'router'],
    ['the router is given', changed({ path: [dai, router] }), 'router'],
  ],
})

const own = `0x${'7e'.repeat(20)}`

test.each(names)('behavior: %s of an app’s own router', async (name) => {
  const policy = {
    contracts: { 'eip155:31337': { wrapped, v2Routers: [own.toUpperCase().replace('X', 'x')] } },
  }
  const sample = createSample({ ...swap, name, path: withEnds(name, swap.path) })
  const ours = { ...call({ to: own }, sample), chainId: 31_337, policy }
  const facts = { ...sample.facts, router: own }
  expect(await judgeCall({ ...ours, facts })).toBe('accepted')
  expect(await judgeCall({ ...ours, facts, policy: {} })).toBe('SWAP_ROUTER_UNKNOWN')
})

test('behavior: without the token of the coin, only tokens', async () => {
  const policy = { contracts: { 'eip155:31337': { v2Routers: [own] } } }
  const ours = (sample: SwapSample) =>
    judgeCall({
      ...call({ to: own }, sample),
      ...{ chainId: 31_337, policy, facts: { ...sample.facts, router: own } },
    })
  expect(await ours(tokens)).toBe('accepted')
  expect(await ours(coin)).toBe('SWAP_ROUTER_UNKNOWN')
})

test.each([
  ['the account', account],
  ['a precompile', `0x${'64'.padStart(40, '0')}`],
  ['Permit2', '0x000000000022D473030F116dDEE9F6B43aC78BA3'],
])('error: %s as a router', async (_, to) => {
  const policy = { contracts: { 'eip155:1': { v2Routers: [to] } } }
  expect(await judgeCall({ ...call({ to }), policy })).toBe('router')
})
