import { expect, test } from 'vitest'
import { changeCall } from '../../../test/swaps/changeCall.ts'
import {
  caller,
  changePart,
  changeRoute,
  newestRouter,
  oldRouter,
  part,
  putPlan,
  type Route,
  route,
  self,
  toRouteSample,
} from '../../../test/swaps/createRoute.ts'
import { account, dai, thief, usdc, weth, zero } from '../../../test/swaps/createSample.ts'
import { judgeCall } from '../../../test/swaps/judgeCall.ts'
import { type Command, writeAction, writeCommand, writeV4 } from '../../../test/swaps/writePlan.ts'

const v4: Route = { ...route, parts: [{ ...part, pools: 'v4' }] }
const open: Route = {
  ...route,
  parts: [{ ...part, pools: 'v4-several', between: [weth], isOpen: true }],
}
const coin: Route = { ...v4, source: undefined }
const toCoin: Route = { ...v4, target: undefined, isKept: true }
const action = (byte: string, ...values: readonly unknown[]) => writeAction(byte, true, ...values)
const sweep = (token: string, to: string, minimum: bigint) =>
  writeCommand('04', true, token, to, minimum)
const poolSwap = (amount = part.amountIn, minimum = part.minimum, ends = [dai, usdc]) =>
  action('06', [[...ends, 500, 10, zero], true, amount, minimum, 0n, '0x'])
/** The same pool, as the other currency sees it, with a limit. */
const turned = (isFirst: boolean) =>
  action('06', [[usdc, dai, 500, 10, zero], isFirst, part.amountIn, part.minimum, 5n, '0x'])
const limited = action('07', [
  ...[dai, [[usdc, 500, 10, zero, '0x']], [5n], part.amountIn, part.minimum],
])
const settle = (amount: bigint) => action('0b', dai, amount, true)
const take = action('0e', usdc, account, 0n)
const settleAll = (token = dai, most = part.amountIn) => action('0c', token, most)
const takeAll = action('0f', usdc, part.minimum)
const inPools = (...actions: readonly Command[]) => putPlan([writeV4(actions)], v4)

test.each([
  ['a lower minimum in pools of V4', changePart({ minimum: 1n }, v4), 'minimum'],
  ['a thief receives from V4', changeRoute({ receiver: thief, isNamed: true }, v4), 'to'],
  [
    'the account settles more',
    inPools(poolSwap(), settleAll(dai, part.amountIn + 1n), takeAll),
    'amount',
  ],
  ['the account settles another token', inPools(poolSwap(), settleAll(weth), takeAll), 'token'],
  ['the account settles one more', inPools(poolSwap(), settle(part.amountIn + 1n), take), 'amount'],
  ['the other direction', inPools(turned(true), settleAll(), take), 'SWAP_FLOOR_MISSING'],
  ['the account settles twice', inPools(poolSwap(), settleAll(), settleAll(), takeAll), 'amount'],
  [
    'the account settles the router’s balance',
    inPools(poolSwap(), action('0b', dai, 1n << 255n, true), takeAll),
    'amount',
  ],
  [
    'a debt that the account settles',
    inPools(poolSwap(), action('0e', dai, thief, 5n), action('0b', dai, 0n, true), takeAll),
    'amount',
  ],
  [
    'a debt of a second swap',
    inPools(poolSwap(), poolSwap(5n, 0n, [dai, weth]), action('0b', dai, 0n, true), takeAll),
    'amount',
  ],
  ['a thief takes it', inPools(poolSwap(), settleAll(), action('0e', usdc, thief, 0n)), 'to'],
  [
    'the router takes it',
    inPools(poolSwap(), settleAll(), action('0e', usdc, self, 0n)),
    'SWAP_FLOOR_MISSING',
  ],
  [
    'a thief takes a portion',
    inPools(
      poolSwap(),
      settleAll(),
      action('10', usdc, thief, 5_000n),
      action('0e', usdc, account, 0n),
    ),
    'minimum',
  ],
  [
    'a thief takes all portions',
    inPools(
      poolSwap(),
      settleAll(),
      action('10', usdc, thief, 10_000n),
      action('0e', usdc, account, 0n),
    ),
    'SWAP_FLOOR_MISSING',
  ],
  [
    'more than all portions',
    inPools(poolSwap(), settleAll(), action('10', usdc, thief, 10_001n), takeAll),
    'fee',
  ],
  [
    'it is taken before it is there',
    inPools(action('0e', usdc, account, 0n), poolSwap(), settleAll()),
    'SWAP_FLOOR_MISSING',
  ],
  [
    'it is taken twice',
    inPools(
      poolSwap(),
      settleAll(),
      action('0e', usdc, thief, 0n),
      action('0e', usdc, account, 0n),
    ),
    'to',
  ],
  [
    'it is exchanged again',
    inPools(
      poolSwap(),
      settleAll(),
      poolSwap(0n, 0n, [usdc, weth]),
      action('0e', usdc, account, 0n),
    ),
    'SWAP_FLOOR_MISSING',
  ],
  [
    'another token in pools of V4',
    inPools(
      poolSwap(part.amountIn, part.minimum, [dai, weth]),
      settleAll(),
      action('0e', weth, account, 0n),
    ),
    'target',
  ],
  [
    'a pool of one token',
    inPools(poolSwap(part.amountIn, part.minimum, [dai, dai]), settleAll(), takeAll),
    'path',
  ],
  [
    'no pools',
    inPools(action('07', [dai, [], [], part.amountIn, part.minimum]), settleAll(), takeAll),
    'path',
  ],
  [
    'an action for positions',
    inPools(poolSwap(), settleAll(), ['02', takeAll[1]]),
    'SWAP_ROUTER_UNKNOWN',
  ],
  [
    'an exact output in pools of V4',
    inPools(['08', poolSwap()[1]], settleAll(), takeAll),
    'SWAP_ROUTER_UNKNOWN',
  ],
  [
    'more actions than arguments',
    putPlan([writeV4([poolSwap(), settleAll(), ['0f10', takeAll[1]]])], v4),
    'data',
  ],
  [
    'pools as the older router has them',
    changeCall(toRouteSample(v4), { data: toRouteSample({ ...v4, router: oldRouter }).call.data }),
    'data',
  ],
  [
    'pools as the newer router has them',
    changeCall(toRouteSample({ ...v4, router: oldRouter }), { data: toRouteSample(v4).call.data }),
    'data',
  ],
])('error: %s', async (_, sample, refusal) => {
  expect(await judgeCall(sample)).toBe(refusal)
})

test.each([
  ['by pools of V4', toRouteSample(v4)],
  [
    'by pools of V4, taken in full',
    toRouteSample({ ...v4, parts: [{ ...part, pools: 'v4', isOpen: true }] }),
  ],
  ['by several pools of V4', toRouteSample(open)],
  ['by pools of V4, by the older router', toRouteSample({ ...open, router: oldRouter })],
  ['by a pool in the other direction', inPools(turned(false), settleAll(), take)],
  ['by a path with limits', inPools(limited, settleAll(), take)],
  ['that the account settles exactly', inPools(poolSwap(), settle(part.amountIn), take)],
  ['by the newest router', toRouteSample({ ...v4, router: newestRouter })],
  [
    'with coins of V4',
    putPlan(
      [
        writeV4([
          poolSwap(part.amountIn, part.minimum, [zero, usdc]),
          action('0b', zero, 0n, false),
          takeAll,
        ]),
      ],
      coin,
    ),
  ],
  [
    'with coins of V4, all settled',
    putPlan(
      [writeV4([poolSwap(part.amountIn, part.minimum, [zero, usdc]), settleAll(zero), takeAll])],
      coin,
    ),
  ],
  [
    'for coins of V4',
    putPlan(
      [
        writeV4([
          poolSwap(part.amountIn, part.minimum, [dai, zero]),
          settleAll(),
          action('0f', zero, part.minimum),
        ]),
      ],
      toCoin,
    ),
  ],
  [
    'for coins that are swept',
    putPlan(
      [
        writeV4([
          poolSwap(part.amountIn, part.minimum, [dai, zero]),
          settleAll(),
          action('0e', zero, self, 0n),
        ]),
        sweep(zero, caller, part.minimum),
      ],
      toCoin,
    ),
  ],
])('behavior: an exchange %s', async (_, sample) => {
  expect(await judgeCall(sample)).toBe('accepted')
})

test('behavior: a portion that a thief takes lowers the minimum exactly', async () => {
  const portion = action('10', usdc, thief, 25n)
  const sample = inPools(poolSwap(), settleAll(), portion, action('0e', usdc, account, 0n))
  const minReceived = part.minimum - (part.minimum * 25n) / 10_000n
  expect(await judgeCall({ ...sample, facts: { ...sample.facts, minReceived } })).toBe('accepted')
})

test('behavior: what was taken in full is not there again', async () => {
  const sample = inPools(poolSwap(), settleAll(), action('0f', usdc, 1n), take)
  expect(await judgeCall({ ...sample, facts: { ...sample.facts, minReceived: 1n } })).toBe(
    'accepted',
  )
})
