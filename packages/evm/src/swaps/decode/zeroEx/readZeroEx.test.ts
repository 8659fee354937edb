import { CleatError } from '@cleat/core/adapter'
import fc from 'fast-check'
import { encodeFunctionData, type Hex, parseAbi } from 'viem'
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

const router = '0x0000000000001ff3684f28c67538d4d072c22734'
const registry = '0x00000000000004533fe15556b1e086bb1a72ceae'
const [settler, earlier, old] = ['5e', '5d', '5c'].map((byte) => `0x${byte.repeat(20)}`) as [
  ...[string, string, string],
]
const functions = [
  'function exec(address operator, address token, uint256 amount, address target, bytes data) payable returns (bytes)',
  'function execute((address recipient, address buyToken, uint256 minAmountOut) slippage, bytes[] actions, bytes32 affiliate) payable returns (bool)',
]
const abi = parseAbi(functions)
const registryAbi = parseAbi([
  'function ownerOf(uint256 tokenId) view returns (address)',
  'function prev(uint128 featureId) view returns (address)',
])
const toWord = (text: string) => `0x${text.slice(2).padStart(64, '0')}`
const ask = (functionName: 'ownerOf' | 'prev') =>
  encodeFunctionData({ abi: registryAbi, functionName, args: [2n] })

/** The registry, as 0x documents it. What it does not name reverts. */
function createRegistry(current?: string, before?: string): SwapSample['node'] {
  const answers = new Map([
    [ask('ownerOf'), current],
    [ask('prev'), before],
  ])
  return {
    async run({ to, data }) {
      const answer = to === registry ? answers.get(data as Hex) : undefined
      if (answer === undefined) throw Object.assign(new Error('execution reverted'), { code: 3 })
      return answer
    },
  }
}
const node = createRegistry(toWord(settler), toWord(earlier))

type Trade = {
  /** Whether the account calls the settlement contract itself, with coins. */
  readonly isDirect: boolean
  readonly operator: string
  readonly target: string
  readonly token: string
  readonly amount: bigint
  readonly recipient: string
  readonly buyToken: string
  readonly minAmountOut: bigint
  readonly actions: readonly string[]
  readonly mark: string
}

function writeInner({ recipient, buyToken, minAmountOut, actions }: Trade): Hex {
  const slippage = { recipient, buyToken, minAmountOut }
  const args = [slippage, actions.map((one) => `0x${one}`), `0x${'af'.repeat(32)}`]
  return encodeFunctionData({ abi, functionName: 'execute', args })
}

function toCall(trade: Trade, inner = writeInner(trade)): SwapSample['call'] {
  const { isDirect, operator, token, amount: taken, target, mark } = trade
  if (isDirect) return { to: target, data: inner + mark, value: taken }
  const args = [operator, token, taken, target, inner]
  const data = encodeFunctionData({ abi, functionName: 'exec', args }) + mark
  return { to: router, data, value: token === native ? taken : 0n }
}

const toAsset = (token: string) => (token === native ? undefined : token)
const toSample = (trade: Trade): SwapSample =>
  createSample({
    ...{ call: toCall(trade), node },
    facts: {
      ...{ type: 'exchange', deadline: undefined, router: trade.isDirect ? trade.target : router },
      ...{ amount: trade.amount, minReceived: trade.minAmountOut, receiver: trade.recipient },
      source: trade.isDirect ? undefined : toAsset(trade.token),
      target: toAsset(trade.buyToken),
    },
  })

const samples = fc
  .record({
    ...{ isDirect: fc.boolean(), isEarlier: fc.boolean(), ends: addresses(2), recipient: address },
    ...{ amount, minAmountOut: amount, mark: digits({ maxLength: 64 }), isCoin: fc.boolean() },
    actions: fc.array(digits({ minLength: 4, maxLength: 120 }), { maxLength: 5 }),
  })
  .map(({ isEarlier, ends, isCoin, ...rest }) => {
    const [token = dai, other = usdc] = ends
    const target = isEarlier ? earlier : settler
    const buyToken = isCoin && !rest.isDirect ? native : other
    return toSample({ ...rest, token, buyToken, target, operator: target })
  })

function readWith(library: ChainLibrary, { call }: SwapSample): SwapSample['facts'] {
  const outer = library.readCall(functions, call.data)
  const isDirect = outer.name === 'execute'
  const inner = isDirect ? outer : library.readCall(functions, String(outer.args[4]))
  const [recipient, buyToken, minimum] = inner.args[0] as Plain[]
  return {
    ...{ type: 'exchange', deadline: undefined, router: call.to },
    source: isDirect ? undefined : toAsset(String(outer.args[1])),
    amount: isDirect ? call.value : BigInt(String(outer.args[2])),
    target: toAsset(String(buyToken)),
    minReceived: BigInt(String(minimum)),
    receiver: String(recipient),
  }
}

const trade: Trade = {
  ...{ isDirect: false, operator: settler, target: settler, token: dai, amount: 10n ** 19n },
  ...{ recipient: account, buyToken: usdc, minAmountOut: 9_870_202n },
  ...{ actions: ['c1fb425e'.padEnd(400, 'a'), '8d68a156'.padEnd(300, 'b')], mark: '' },
}
const fromCoin: Trade = { ...trade, isDirect: true }
const [tokens, coins] = [toSample(trade), toSample(fromCoin)]
const off = (part: Partial<Trade>, from = trade): SwapSample => ({
  ...toSample(from),
  call: toCall({ ...from, ...part }),
})
const within = (inner: Hex): SwapSample => ({ ...tokens, call: toCall(trade, inner) })
const inner = writeInner(trade)
const refuse = () => Promise.reject(new Error('execution reverted'))

testDecoder({
  samples,
  readWith,
  tampered: [
    ['more is taken', off({ amount: trade.amount + 1n }), 'amount'],
    ['everything is taken', off({ amount: 2n ** 256n - 1n }), 'amount'],
    ['nothing is taken', off({ amount: 0n }), 'amount'],
    ['another token is taken', off({ token: thief }), 'token'],
    ['the zero address is taken', off({ token: zero }), 'token'],
    ['another token is given', off({ buyToken: thief }), 'target'],
    ['coins are given', off({ buyToken: native }), 'target'],
    ['no token is given', off({ buyToken: zero }), 'target'],
    ['the same token is given', off({ buyToken: dai }), 'target'],
    ['a lower minimum', off({ minAmountOut: trade.minAmountOut - 1n }), 'minimum'],
    ['a lower minimum for coins', off({ minAmountOut: 1n }, fromCoin), 'minimum'],
    ['no minimum', off({ minAmountOut: 0n }), 'SWAP_FLOOR_MISSING'],
    ['no minimum for coins', off({ minAmountOut: 0n }, fromCoin), 'SWAP_FLOOR_MISSING'],
    ['a thief receives', off({ recipient: thief }), 'to'],
    ['a thief receives for coins', off({ recipient: thief }, fromCoin), 'to'],
    ['the settlement contract receives', off({ recipient: settler }), 'to'],
    ['nobody receives', off({ recipient: zero }), 'to'],
    ['a thief may take', off({ operator: thief }), 'spender'],
    ['a thief is called', off({ target: thief }), 'spender'],
    [
      'a thief is called and may take',
      off({ target: thief, operator: thief }),
      'SWAP_ROUTER_UNKNOWN',
    ],
    ['an older contract', off({ target: old, operator: old }), 'SWAP_ROUTER_UNKNOWN'],
    ['the token is called', off({ target: dai, operator: dai }), 'SWAP_ROUTER_UNKNOWN'],
    [
      'the registry is called',
      off({ target: registry, operator: registry }),
      'SWAP_ROUTER_UNKNOWN',
    ],
    ['an older contract for coins', off({ target: old }, fromCoin), 'SWAP_ROUTER_UNKNOWN'],
    ['a value for tokens', changeCall(tokens, { value: 1n }), 'value'],
    ['more coins', changeCall(coins, { value: trade.amount + 1n }), 'amount'],
    ['no coins', changeCall(coins, { value: 0n }), 'amount'],
    [
      'another function within',
      within(`0xd9fc4b61${inner.slice(10)}` as Hex),
      'SWAP_ROUTER_UNKNOWN',
    ],
    ['a transfer within', within(`0xa9059cbb${inner.slice(10)}` as Hex), 'SWAP_ROUTER_UNKNOWN'],
    ['nothing within', within('0x'), 'SWAP_ROUTER_UNKNOWN'],
    ['another function', putSelector(tokens, 'deadbeef'), 'SWAP_ROUTER_UNKNOWN'],
    ['another function for coins', putSelector(coins, 'fd3ad6d4'), 'SWAP_ROUTER_UNKNOWN'],
    ['another contract', changeCall(tokens, { to: thief }), 'SWAP_ROUTER_UNKNOWN'],
    ['another chain', { ...tokens, chainId: 100 }, 'SWAP_ROUTER_UNKNOWN'],
    ['another chain for coins', { ...coins, chainId: 100 }, 'SWAP_ROUTER_UNKNOWN'],
    [
      'while it is paused',
      { ...tokens, node: createRegistry(undefined, toWord(earlier)) },
      'SWAP_ROUTER_UNKNOWN',
    ],
    ['while it is paused, for coins', { ...coins, node: { run: refuse } }, 'SWAP_ROUTER_UNKNOWN'],
    [
      'a registry that names nobody',
      { ...tokens, node: createRegistry(toWord(zero)) },
      'SWAP_ROUTER_UNKNOWN',
    ],
    [
      'a registry that answers nothing',
      { ...tokens, node: createRegistry('0x') },
      'SWAP_ROUTER_UNKNOWN',
    ],
    [
      'a registry that answers more',
      { ...tokens, node: createRegistry(`${toWord(settler)}00`) },
      'SWAP_ROUTER_UNKNOWN',
    ],
    ['the call in the head', putWords(tokens, 4, '40'), 'data'],
    ['the call far away', putWords(tokens, 4, 'f'.repeat(64)), 'data'],
    ['a mark that is too long', off({ mark: '00'.repeat(65) }), 'data'],
    ['a mark within that is too long', within(`${inner}${'00'.repeat(65)}`), 'data'],
    [
      'a receiver with more bytes',
      within(`${inner.slice(0, 10)}1${inner.slice(11)}` as Hex),
      'data',
    ],
    ['the end within is cut', within(inner.slice(0, -64) as Hex), 'data'],
    ['the end is cut', changeCall(tokens, { data: tokens.call.data.slice(0, -64) }), 'data'],
  ],
})

test.each([
  ['of tokens', tokens],
  ['of coins', coins],
  ['for coins', toSample({ ...trade, buyToken: native })],
  ['of coins by the holder of allowances', toSample({ ...trade, token: native })],
  ['by the earlier contract', toSample({ ...trade, target: earlier, operator: earlier })],
  ['of coins by the earlier contract', toSample({ ...fromCoin, target: earlier })],
  ['without actions', toSample({ ...trade, actions: [] })],
  ['with a mark', toSample({ ...trade, mark: '00'.repeat(20) })],
  ['by the first contract', { ...tokens, node: createRegistry(toWord(settler)) }],
])('behavior: an exchange %s', async (_, sample) => {
  expect(await judgeCall(sample)).toBe('accepted')
})

test.each([10, 56, 137, 8453, 42_161, 43_114])('behavior: on chain %i', async (chainId) => {
  expect(await judgeCall({ ...tokens, chainId })).toBe('accepted')
})

test('error: without a node, nothing is said about the call', async () => {
  const failed = new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } })
  const dead = { run: () => Promise.reject(failed) }
  expect(await judgeCall({ ...tokens, node: dead })).toBe('NETWORK_RPC_FAILED')
  expect(await judgeCall({ ...coins, node: dead })).toBe('NETWORK_RPC_FAILED')
})

test('error: while it is paused, the earlier contract is refused, too', async () => {
  const paused = createRegistry(undefined, toWord(earlier))
  const sample = toSample({ ...trade, target: earlier, operator: earlier })
  expect(await judgeCall({ ...sample, node: paused })).toBe('SWAP_ROUTER_UNKNOWN')
  const direct = toSample({ ...fromCoin, target: earlier })
  expect(await judgeCall({ ...direct, node: paused })).toBe('SWAP_ROUTER_UNKNOWN')
})

test('behavior: the registry is only asked where it is needed', async () => {
  const silent = { run: () => Promise.reject(new Error('Asked')) }
  expect(await judgeCall({ ...putSelector(coins, 'deadbeef'), node: silent })).toBe(
    'SWAP_ROUTER_UNKNOWN',
  )
})
