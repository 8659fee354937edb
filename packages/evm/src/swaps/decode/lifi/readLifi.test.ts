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
  weth,
  zero,
} from '../../../test/swaps/createSample.ts'
import { judgeCall } from '../../../test/swaps/judgeCall.ts'
import { address, addresses, digits } from '../../../test/swaps/swapArbitraries.ts'
import type { SwapSample } from '../../../test/swaps/swapSample.ts'
import { testDecoder } from '../../../test/swaps/testDecoder.ts'

const router = '0x1231deb6f5749ef6ce6943a275a1d3e7486f4eae'
const kinds = ['ERC20ToERC20', 'ERC20ToNative', 'NativeToERC20'] as const
const leg =
  '(address callTo, address approveTo, address sendingAssetId, address receivingAssetId, uint256 fromAmount, bytes callData, bool requiresDeposit)'
const functions = kinds.flatMap((kind) =>
  ['Single', 'Multiple'].map(
    (size) =>
      `function swapTokens${size}V3${kind}(bytes32 id, string integrator, string referrer, address receiver, uint256 minimum, ${leg}${size === 'Single' ? '' : '[]'} swap) payable`,
  ),
)
const abi = parseAbi(functions)

type Leg = {
  readonly callTo: string
  readonly approveTo: string
  readonly sendingAssetId: string
  readonly receivingAssetId: string
  readonly fromAmount: bigint
  readonly callData: string
  readonly requiresDeposit: boolean
}
type Trade = {
  readonly kind: (typeof kinds)[number]
  readonly isSingle: boolean
  readonly integrator: string
  readonly receiver: string
  readonly minimum: bigint
  readonly legs: readonly Leg[]
  readonly value: bigint
  readonly mark: string
}

function toCall(trade: Trade): SwapSample['call'] {
  const { kind, isSingle, integrator, receiver, minimum, legs, value, mark } = trade
  const functionName = `swapTokens${isSingle ? 'Single' : 'Multiple'}V3${kind}`
  const args = [
    `0x${'1f'.repeat(32)}`,
    ...[integrator, '', receiver, minimum, isSingle ? legs[0] : legs],
  ]
  return { to: router, data: encodeFunctionData({ abi, functionName, args }) + mark, value }
}

const sum = (legs: readonly Leg[]) =>
  legs.reduce((total, one) => total + (one.requiresDeposit ? one.fromAmount : 0n), 0n)

function toSample(trade: Trade): SwapSample {
  const { kind, isSingle, receiver, minimum, legs } = trade
  return createSample({
    call: toCall(trade),
    facts: {
      ...{ type: 'exchange', router, minReceived: minimum, receiver, deadline: undefined },
      source: kind === 'NativeToERC20' ? undefined : legs[0]?.sendingAssetId,
      target: kind === 'ERC20ToNative' ? undefined : legs.at(-1)?.receivingAssetId,
      amount:
        kind === 'NativeToERC20' ? trade.value : isSingle ? (legs[0]?.fromAmount ?? 0n) : sum(legs),
    },
  })
}

const some = fc.bigInt({ min: 1n, max: 2n ** 128n })
const samples = fc
  .record({
    ...{ kind: fc.constantFrom(...kinds), isSingle: fc.boolean(), receiver: address },
    ...{ integrator: fc.string({ maxLength: 40 }), minimum: some, value: some },
    ...{ path: addresses(2, 5), mark: digits({ maxLength: 64 }) },
    legs: fc.array(
      fc.record({
        ...{ callTo: address, approveTo: address, fromAmount: some },
        ...{ callData: digits({ minLength: 4, maxLength: 200 }), isFee: fc.boolean() },
      }),
      { minLength: 5, maxLength: 5 },
    ),
  })
  .map(({ path, legs, value, ...rest }) => {
    const { kind, isSingle } = rest
    const isFromCoin = kind === 'NativeToERC20'
    const tokens = isSingle ? path.slice(0, 2) : path
    const list = tokens.slice(1).flatMap((token, at) => {
      const { isFee, callData, ...one } = legs[at] ?? { ...emptyLeg, isFee: false }
      const sendingAssetId = at === 0 && isFromCoin ? zero : (tokens[at] ?? zero)
      const isLast = at === tokens.length - 2
      const base = { ...one, callData: `0x${callData}` }
      const swap: Leg = {
        ...{ ...base, sendingAssetId, requiresDeposit: at === 0 && !isFromCoin },
        receivingAssetId: isLast && kind === 'ERC20ToNative' ? zero : token,
      }
      // A fee is a leg that gives the same token.
      const fee = { ...swap, receivingAssetId: sendingAssetId }
      return isFee && at === 0 && !isSingle ? [fee, swap] : [swap]
    })
    const sent = isFromCoin ? (isSingle ? (list[0]?.fromAmount ?? 0n) : value) : 0n
    return toSample({ ...rest, legs: list, value: sent })
  })

const emptyLeg = { callTo: thief, approveTo: thief, fromAmount: 1n, callData: '' }

function readWith(library: ChainLibrary, { call }: SwapSample): SwapSample['facts'] {
  const { name, args } = library.readCall(functions, call.data)
  const legs = (name.includes('Single') ? [args[5]] : args[5]) as Plain[][]
  const drawn = legs.filter((one) => name.includes('Single') || one[6])
  const isFromCoin = name.endsWith('NativeToERC20')
  return {
    ...{ type: 'exchange', router, deadline: undefined },
    source: isFromCoin ? undefined : String(legs[0]?.[2]),
    target: name.endsWith('ToNative') ? undefined : String(legs.at(-1)?.[3]),
    amount: isFromCoin
      ? call.value
      : drawn.reduce((total, one) => total + BigInt(String(one[4])), 0n),
    minReceived: BigInt(String(args[4])),
    receiver: String(args[3]),
  }
}

const swap: Leg = {
  ...{ callTo: `0x${'e3'.repeat(20)}`, approveTo: `0x${'e3'.repeat(20)}` },
  ...{ sendingAssetId: dai, receivingAssetId: usdc, fromAmount: 10n ** 19n },
  ...{ callData: `0x38ed1739${'ab'.repeat(160)}`, requiresDeposit: true },
}
const trade: Trade = {
  ...{ kind: 'ERC20ToERC20', isSingle: true, integrator: 'cleat', receiver: account },
  ...{ minimum: 9_870_202n, legs: [swap], value: 0n, mark: '' },
}
const next = { ...swap, sendingAssetId: usdc, receivingAssetId: weth, requiresDeposit: false }
const fee = { ...swap, receivingAssetId: dai, fromAmount: 10n ** 17n }
const long: Trade = { ...trade, isSingle: false, legs: [fee, swap, next] }
const toCoin: Trade = {
  ...{ ...trade, kind: 'ERC20ToNative', legs: [{ ...swap, receivingAssetId: zero }] },
}
const coinLeg = { ...swap, sendingAssetId: zero, requiresDeposit: false }
const fromCoin: Trade = {
  ...{ ...trade, kind: 'NativeToERC20', legs: [coinLeg], value: swap.fromAmount },
}
const fromCoins: Trade = { ...fromCoin, isSingle: false, legs: [coinLeg, next] }
const [single, several] = [toSample(trade), toSample(long)]

const off = (part: Partial<Trade>, from = trade): SwapSample => ({
  ...toSample(from),
  call: toCall({ ...from, ...part }),
})
const offLeg = (part: Partial<Leg>, from = trade): SwapSample =>
  off(
    { legs: from.legs.map((one, at) => (at === from.legs.length - 1 ? { ...one, ...part } : one)) },
    from,
  )

testDecoder({
  samples,
  readWith,
  tampered: [
    ['more is taken', offLeg({ fromAmount: swap.fromAmount + 1n }), 'amount'],
    ['less is taken', offLeg({ fromAmount: 1n }), 'amount'],
    ['nothing is taken', offLeg({ fromAmount: 0n }), 'amount'],
    [
      'a later leg takes more',
      offLeg({ requiresDeposit: true, sendingAssetId: dai }, long),
      'amount',
    ],
    ['a later leg takes another token', offLeg({ requiresDeposit: true }, long), 'token'],
    [
      'a fee that is higher',
      off({ legs: [{ ...fee, fromAmount: 10n ** 18n }, swap, next] }, long),
      'amount',
    ],
    ['no leg takes', off({ legs: [{ ...swap, requiresDeposit: false }, next] }, long), 'amount'],
    ['a lower minimum', off({ minimum: trade.minimum - 1n }), 'minimum'],
    ['a lower minimum of several', off({ minimum: 1n }, long), 'minimum'],
    ['no minimum', off({ minimum: 0n }), 'SWAP_FLOOR_MISSING'],
    ['no minimum of several', off({ minimum: 0n }, long), 'SWAP_FLOOR_MISSING'],
    ['another token is taken', offLeg({ sendingAssetId: thief }), 'token'],
    ['another token is given', offLeg({ receivingAssetId: thief }), 'target'],
    ['another token is given at the end', offLeg({ receivingAssetId: dai }, long), 'target'],
    [
      'a leg more',
      off({ legs: [fee, swap, next, { ...next, receivingAssetId: thief }] }, long),
      'target',
    ],
    ['a leg less', off({ legs: [fee, swap] }, long), 'target'],
    ['no leg', off({ legs: [] }, long), 'path'],
    ['a thief receives', off({ receiver: thief }), 'to'],
    ['a thief receives of several', off({ receiver: thief }, long), 'to'],
    ['the zero address receives', off({ receiver: zero }), 'to'],
    ['the contract receives', off({ receiver: router }), 'to'],
    ['a value for tokens', off({ value: 1n }), 'value'],
    ['fewer coins', off({ value: 1n }, fromCoin), 'value'],
    ['more coins', off({ value: swap.fromAmount + 1n }, fromCoin), 'value'],
    ['more coins of several', off({ value: swap.fromAmount + 1n }, fromCoins), 'amount'],
    ['no coins', off({ value: 0n }, fromCoins), 'amount'],
    ['a token as coins', offLeg({ sendingAssetId: dai }, fromCoin), 'token'],
    ['the placeholder as coins', offLeg({ sendingAssetId: native }, fromCoin), 'token'],
    ['coins as a token', offLeg({ sendingAssetId: zero }), 'token'],
    ['a token instead of coins', offLeg({ receivingAssetId: usdc }, toCoin), 'target'],
    ['coins instead of a token', offLeg({ receivingAssetId: zero }), 'target'],
    ['another function', off({ kind: 'ERC20ToNative' }), 'target'],
    ['a bridge', putSelector(single, 'a6010a66'), 'SWAP_ROUTER_UNKNOWN'],
    ['the older function', putSelector(single, '4630a0d8'), 'SWAP_ROUTER_UNKNOWN'],
    ['the diamond is changed', putSelector(single, '1f931c1c'), 'SWAP_ROUTER_UNKNOWN'],
    ['another contract', changeCall(single, { to: thief }), 'SWAP_ROUTER_UNKNOWN'],
    ['another chain', { ...single, chainId: 324 }, 'SWAP_ROUTER_UNKNOWN'],
    ['the names at the same place', putWords(single, 2, 'c0'), 'data'],
    ['the legs in the head', putWords(several, 5, '40'), 'data'],
    ['the legs far away', putWords(several, 5, 'f'.repeat(64)), 'data'],
    ['a mark that is too long', off({ mark: '00'.repeat(65) }), 'data'],
    [
      'a receiver with more bytes',
      putWords(single, 3, `1${'0'.repeat(23)}${account.slice(2)}`),
      'data',
    ],
    ['the end is cut', changeCall(several, { data: several.call.data.slice(0, -128) }), 'data'],
  ],
})

test.each([
  ['of tokens', single],
  ['of tokens by several legs', several],
  ['for coins', toSample(toCoin)],
  ['for coins by several legs', toSample({ ...toCoin, isSingle: false })],
  ['of coins', toSample(fromCoin)],
  ['of coins by several legs', toSample(fromCoins)],
  ['with a mark', toSample({ ...trade, mark: 'ab'.repeat(8) })],
  ['whose only leg says nothing of a deposit', offLeg({ requiresDeposit: false })],
])('behavior: an exchange %s', async (_, sample) => {
  expect(await judgeCall(sample)).toBe('accepted')
})

test.each([10, 56, 100, 137, 250, 8453, 42_161, 43_114, 1_313_161_554])(
  'behavior: on chain %i',
  async (chainId) => {
    expect(await judgeCall({ ...single, chainId })).toBe('accepted')
  },
)
