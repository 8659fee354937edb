import { expect, test } from 'vitest'
import { changeCall, putSelector } from '../../../test/swaps/changeCall.ts'
import {
  caller,
  changePart,
  changeRoute,
  isNew,
  oldRouter,
  part,
  putPlan,
  type Route,
  route,
  router,
  routes,
  self,
  toPath,
  toRouteSample,
} from '../../../test/swaps/createRoute.ts'
import { account, dai, thief, usdc, weth, zero } from '../../../test/swaps/createSample.ts'
import { judgeCall } from '../../../test/swaps/judgeCall.ts'
import { readPlan } from '../../../test/swaps/readPlan.ts'
import { testDecoder } from '../../../test/swaps/testDecoder.ts'
import { writeCommand } from '../../../test/swaps/writePlan.ts'

const kept: Route = { ...route, isKept: true, feeBips: 25n }
const split: Route = { ...route, parts: [part, { ...part, pools: 'v2', between: [weth] }] }
const coin: Route = { ...route, source: undefined }
const toCoin: Route = { ...route, target: undefined, isKept: true }
const permitted: Route = { ...route, isPermitted: true }
const direct = toRouteSample(route)
const command = (byte: string, ...values: readonly unknown[]) => writeCommand(byte, true, ...values)
const v3 = (
  change: {
    to?: string
    amount?: bigint
    minimum?: bigint
    path?: readonly string[]
    isOwn?: boolean
  } = {},
) =>
  command(
    '00',
    change.to ?? caller,
    change.amount ?? part.amountIn,
    change.minimum ?? part.minimum,
    toPath(change.path ?? [dai, usdc]),
    change.isOwn ?? true,
    [],
  )
const sweep = (token: string, to: string, minimum: bigint) => command('04', token, to, minimum)
const permit = (token: string, amount: bigint, spender: string) =>
  command('0a', [[token, amount, 1, 0], spender, 1n], '0xab')

testDecoder({
  samples: routes.map(toRouteSample),
  readWith: (library, sample) => readPlan(library, sample, isNew),
  tampered: [
    ['more is taken', changePart({ amountIn: part.amountIn + 1n }), 'amount'],
    ['less is taken', changePart({ amountIn: 1n }), 'amount'],
    ['nothing is taken', changePart({ amountIn: 0n }), 'amount'],
    ['the router’s balance is taken', changePart({ amountIn: 1n << 255n }), 'amount'],
    ['a second part takes more', changePart({ amountIn: 1n }, split), 'amount'],
    ['another token is taken', changeRoute({ source: thief }), 'token'],
    ['another token is given', changeRoute({ target: thief }), 'target'],
    ['a second part gives another token', putPlan([v3(), v3({ path: [dai, weth] })]), 'target'],
    ['two tokens are given', putPlan([v3(), v3({ path: [dai, weth], isOwn: false })]), 'target'],
    ['two tokens are taken', putPlan([v3(), v3({ path: [weth, usdc] })]), 'token'],
    ['a transfer of more', putPlan([v3(), command('02', dai, thief, 1n)]), 'amount'],
    ['a transfer of the target', putPlan([v3(), command('02', usdc, thief, 1n)]), 'token'],
    ['a transfer of another token', putPlan([command('02', weth, thief, 5n), v3()]), 'token'],
    ['a lower minimum', changePart({ minimum: part.minimum - 1n }), 'minimum'],
    ['a lower minimum of a part', changePart({ minimum: 1n }, split), 'minimum'],
    ['a lower minimum at the end', changeRoute({ total: 1n }, kept), 'minimum'],
    ['a lower minimum of coins', changeRoute({ total: 1n }, toCoin), 'minimum'],
    ['no minimum', changePart({ minimum: 0n }), 'SWAP_FLOOR_MISSING'],
    ['no minimum at the end', changeRoute({ total: 0n }, kept), 'SWAP_FLOOR_MISSING'],
    ['a minimum that is cut off', changeRoute({ total: 1n << 160n }, kept), 'data'],
    ['no end', putPlan([v3({ to: self })], kept), 'SWAP_FLOOR_MISSING'],
    [
      'a balance that was there before',
      putPlan([v3({ to: self }), command('0e', account, usdc, part.minimum)], kept),
      'SWAP_FLOOR_MISSING',
    ],
    ['a thief receives', changeRoute({ receiver: thief, isNamed: true }), 'to'],
    ['a thief receives at the end', changeRoute({ receiver: thief, isNamed: true }, kept), 'to'],
    ['a thief receives the coins', changeRoute({ receiver: thief, isNamed: true }, toCoin), 'to'],
    [
      'a thief receives a part',
      putPlan([
        v3({ amount: 10n ** 19n - 1n, minimum: 9_870_201n }),
        v3({ to: thief, amount: 1n, minimum: 1n }),
      ]),
      'minimum',
    ],
    [
      'a thief is paid by the router',
      putPlan([v3({ to: self }), command('05', usdc, thief, 1n)], kept),
      'SWAP_FLOOR_MISSING',
    ],
    ['another end', putPlan([v3({ to: self }), sweep(dai, caller, part.minimum)], kept), 'target'],
    [
      'coins at the end',
      putPlan([v3({ to: self }), sweep(zero, caller, part.minimum)], kept),
      'target',
    ],
    [
      'wrapped coins at the end',
      putPlan([v3({ to: self, path: [dai, weth] }), sweep(weth, caller, part.minimum)], toCoin),
      'target',
    ],
    ['a value for tokens', changeCall(direct, { value: 1n }), 'value'],
    ['more coins', changeCall(toRouteSample(coin), { value: part.amountIn + 1n }), 'amount'],
    ['no coins', changeCall(toRouteSample(coin), { value: 0n }), 'amount'],
    ['the token instead of coins', putPlan([v3({ path: [weth, usdc] })], coin), 'value'],
    [
      'a permit for more',
      putPlan([permit(dai, part.amountIn + 1n, router), v3()], permitted),
      'allowance',
    ],
    [
      'a permit for everything',
      putPlan([permit(dai, 2n ** 160n - 1n, router), v3()], permitted),
      'allowance',
    ],
    [
      'a permit for a thief',
      putPlan([permit(dai, part.amountIn, thief), v3()], permitted),
      'spender',
    ],
    [
      'a permit for another token',
      putPlan([permit(usdc, part.amountIn, router), v3()], permitted),
      'token',
    ],
    [
      'a permit beside coins',
      putPlan([permit(dai, 1n, router), v3({ isOwn: false, path: [weth, usdc] })], coin),
      'token',
    ],
    ['a later deadline', changeRoute({ deadline: 1_795_000_001n }), 'deadline'],
    ['no deadline', changeRoute({ deadline: undefined }), 'deadline'],
    ['a deadline that never comes', changeRoute({ deadline: 2n ** 256n - 1n }), 'deadline'],
    [
      'hops as the older router has them',
      changeCall(direct, { data: toRouteSample({ ...route, router: oldRouter }).call.data }),
      'data',
    ],
    [
      'hops as the newer router has them',
      changeCall(toRouteSample({ ...route, router: oldRouter }), { data: direct.call.data }),
      'data',
    ],
    ['it may fail', putPlan([['80', v3()[1]]]), 'SWAP_ROUTER_UNKNOWN'],
    [
      'the end may fail',
      putPlan([v3({ to: self }), ['84', sweep(usdc, caller, part.minimum)[1]]], kept),
      'SWAP_ROUTER_UNKNOWN',
    ],
    ['a bit that older routers ignore', putPlan([['40', v3()[1]]]), 'SWAP_ROUTER_UNKNOWN'],
    ['a plan within', putPlan([['21', v3()[1]]]), 'SWAP_ROUTER_UNKNOWN'],
    ['an exact output', putPlan([['01', v3()[1]]]), 'SWAP_ROUTER_UNKNOWN'],
    ['several permits', putPlan([['03', permit(dai, 1n, router)[1]], v3()]), 'SWAP_ROUTER_UNKNOWN'],
    [
      'several transfers',
      putPlan([['0d', command('02', dai, thief, 1n)[1]], v3()]),
      'SWAP_ROUTER_UNKNOWN',
    ],
    ['a position', putPlan([v3(), ['12', '0xab']]), 'SWAP_ROUTER_UNKNOWN'],
    ['no command', putPlan([]), 'SWAP_FLOOR_MISSING'],
    ['more commands than arguments', putPlan([['0004', v3()[1]]]), 'data'],
    ['another function', putSelector(direct, '3593564d'), 'SWAP_ROUTER_UNKNOWN'],
    ['a signed plan', putSelector(direct, '2e1a7d4d'), 'SWAP_ROUTER_UNKNOWN'],
    ['another router', changeCall(direct, { to: thief }), 'SWAP_ROUTER_UNKNOWN'],
    [
      'version 1.2',
      changeCall(direct, { to: '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD' }),
      'SWAP_ROUTER_UNKNOWN',
    ],
    ['another chain', { ...direct, chainId: 100 }, 'SWAP_ROUTER_UNKNOWN'],
    ['a mark that is too long', changeRoute({ mark: '00'.repeat(65) }), 'data'],
    ['a mark in a command', putPlan([['00', `${v3()[1]}00`]]), 'data'],
    ['a path of one token', putPlan([v3({ path: [dai] })]), 'path'],
    [
      'a path of one token, by pairs',
      putPlan([command('08', caller, 1n, 1n, [dai], true, [])]),
      'path',
    ],
  ],
})

test.each([
  ['by V3', direct],
  ['by pairs', changePart({ pools: 'v2' })],
  ['in parts', toRouteSample(split)],
  ['in parts that the router pays', toRouteSample({ ...split, isKept: true })],
  ['with a fee', toRouteSample(kept)],
  ['for coins', toRouteSample(toCoin)],
  ['of coins', toRouteSample(coin)],
  ['of coins for the router to pay', toRouteSample({ ...coin, isKept: true })],
  ['with a permit', toRouteSample(permitted)],
  ['without a deadline', toRouteSample({ ...route, deadline: undefined })],
  ['with a mark', toRouteSample({ ...route, mark: '0c' })],
  ['to the account by its address', toRouteSample({ ...route, isNamed: true })],
  ['by the older router', toRouteSample({ ...route, router: oldRouter })],
  [
    'with what is left given back',
    putPlan([v3({ to: self }), sweep(usdc, caller, part.minimum), sweep(dai, caller, 0n)]),
  ],
  [
    'with a transfer to the router',
    putPlan([command('02', dai, self, part.amountIn), v3({ isOwn: false })]),
  ],
  ['of which the router owns the first part', putPlan([v3(), v3({ isOwn: false, minimum: 0n })])],
])('behavior: an exchange %s', async (_, sample) => {
  expect(await judgeCall(sample)).toBe('accepted')
})

test('error: the router’s balance, which others can change, is no amount', async () => {
  const sample = changePart({ amountIn: 1n << 255n })
  const facts = { ...sample.facts, amount: 1n << 255n }
  expect(await judgeCall({ ...sample, facts })).toBe('amount')
})

test('error: what is given of another token does not count', async () => {
  const other = v3({ path: [dai, weth], isOwn: false, minimum: 1n })
  const sample = putPlan([other, v3()])
  const facts = { ...sample.facts, minReceived: part.minimum + 1n }
  expect(await judgeCall({ ...sample, facts })).toBe('target')
})
