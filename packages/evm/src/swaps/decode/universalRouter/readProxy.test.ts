import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeCall, putSelector } from '../../../test/swaps/changeCall.ts'
import { account, createSample, dai, thief, usdc, weth } from '../../../test/swaps/createSample.ts'
import { judgeCall } from '../../../test/swaps/judgeCall.ts'
import { readPlan } from '../../../test/swaps/readPlan.ts'
import { address, addresses, digits, seconds } from '../../../test/swaps/swapArbitraries.ts'
import type { SwapSample } from '../../../test/swaps/swapSample.ts'
import { testDecoder } from '../../../test/swaps/testDecoder.ts'
import { type Command, writeCommand, writePlan } from '../../../test/swaps/writePlan.ts'

const proxy = '0x0000000085e102724e78ecd2f45dc9ca239affad'
const old = '0x66a9893cc07d91d95644aedd05d03f95e1dba8af'
const newer = '0x4c82d1fbfe28c977cbb58d8c7ff8fcf9f70a2cca'
const isNew = (router: string) => router !== old
const caller = `0x${'1'.padStart(40, '0')}`
const self = `0x${'2'.padStart(40, '0')}`

type Route = {
  readonly router: string
  readonly tokens: readonly string[]
  readonly amount: bigint
  readonly minimum: bigint
  readonly receiver: string
  readonly isKept: boolean
  readonly deadline: bigint
  readonly mark: string
}

function writeRoute({ router, tokens, amount, minimum, receiver, isKept }: Route): Command[] {
  const fresh = isNew(router)
  const recipient = isKept ? self : receiver
  const swap = writeCommand('08', fresh, recipient, amount, minimum, tokens, false, [])
  return isKept ? [swap, writeCommand('04', fresh, tokens.at(-1), receiver, minimum)] : [swap]
}

function toCall(route: Route, list = writeRoute(route)): SwapSample['call'] {
  const { router, tokens, amount, deadline, mark } = route
  const proxied = [router, tokens[0] ?? dai, amount] as const
  return { to: proxy, data: writePlan(list, { deadline, proxied }) + mark, value: 0n }
}

const toSample = (route: Route): SwapSample =>
  createSample({
    call: toCall(route),
    facts: {
      ...{ type: 'exchange', router: proxy, source: route.tokens[0], target: route.tokens.at(-1) },
      ...{ amount: route.amount, minReceived: route.minimum, receiver: route.receiver },
      deadline: Number(route.deadline) * 1000,
    },
  })

const some = fc.bigInt({ min: 1n, max: 2n ** 150n })
const route: Route = {
  ...{ router: newer, tokens: [dai, weth, usdc], amount: 10n ** 19n, minimum: 9_870_202n },
  ...{ receiver: account, isKept: false, deadline: 1_795_000_000n, mark: '' },
}
const sample = toSample(route)
const kept: Route = { ...route, isKept: true }
const off = (change: Partial<Route>, from = route): SwapSample => ({
  ...toSample(from),
  call: toCall({ ...from, ...change }),
})
const plan = (...list: readonly Command[]): SwapSample => ({
  ...sample,
  call: toCall(route, [...list]),
})
const [swap] = writeRoute(route) as [Command]
const command = (byte: string, ...values: readonly unknown[]) => writeCommand(byte, true, ...values)

testDecoder({
  samples: fc
    .record({
      ...{ router: fc.constantFrom(old, newer), tokens: addresses(2, 4), amount: some },
      ...{ minimum: some, receiver: address, isKept: fc.boolean(), deadline: seconds },
      mark: digits({ maxLength: 64 }),
    })
    .map(toSample),
  readWith: (library, given) => readPlan(library, given, isNew),
  tampered: [
    ['more is taken', off({ amount: route.amount + 1n }), 'amount'],
    ['nothing is taken', off({ amount: 0n }), 'amount'],
    ['another token is taken', off({ tokens: [thief, usdc] }), 'token'],
    ['another token is given', off({ tokens: [dai, thief] }), 'target'],
    ['a path that leads back', off({ tokens: [dai, usdc, dai] }), 'target'],
    ['a lower minimum', off({ minimum: 1n }), 'minimum'],
    ['a lower minimum at the end', off({ minimum: 1n }, kept), 'minimum'],
    ['no minimum', off({ minimum: 0n }), 'SWAP_FLOOR_MISSING'],
    ['no minimum at the end', off({ minimum: 0n }, kept), 'SWAP_FLOOR_MISSING'],
    ['a thief receives', off({ receiver: thief }), 'to'],
    ['a thief receives at the end', off({ receiver: thief }, kept), 'to'],
    // The router's caller is the proxy.
    ['the caller receives', off({ receiver: caller }), 'to'],
    ['the caller receives at the end', off({ receiver: caller }, kept), 'to'],
    ['the router receives', off({ receiver: self }), 'SWAP_FLOOR_MISSING'],
    ['another router', off({ router: thief }), 'SWAP_ROUTER_UNKNOWN'],
    [
      'a router of another kind',
      off({ router: '0x7a250d5630b4cf539739df2c5dacb4c659f2488d' }),
      'SWAP_ROUTER_UNKNOWN',
    ],
    ['the proxy itself', off({ router: proxy }), 'SWAP_ROUTER_UNKNOWN'],
    ['a draw', plan(swap, command('02', dai, thief, 1n)), 'amount'],
    ['a swap that draws', plan(command('08', account, 5n, 5n, [dai, usdc], true, [])), 'amount'],
    [
      'a permit',
      plan(swap, command('0a', [[dai, route.amount, 1, 0], newer, 1n], '0xab')),
      'amount',
    ],
    ['a plan within', plan(swap, ['21', swap[1]]), 'SWAP_ROUTER_UNKNOWN'],
    ['it may fail', plan(['88', swap[1]]), 'SWAP_ROUTER_UNKNOWN'],
    ['no command', plan(), 'SWAP_FLOOR_MISSING'],
    ['a value', changeCall(sample, { value: 1n }), 'value'],
    ['a later deadline', off({ deadline: 1_795_000_001n }), 'deadline'],
    ['a deadline that never comes', off({ deadline: 2n ** 256n - 1n }), 'deadline'],
    ['another function', putSelector(sample, '3593564c'), 'SWAP_ROUTER_UNKNOWN'],
    [
      'the older proxy',
      changeCall(sample, { to: '0x02E5be68D46DAc0B524905bfF209cf47EE6dB2a9' }),
      'SWAP_ROUTER_UNKNOWN',
    ],
    ['another chain', { ...sample, chainId: 100 }, 'SWAP_ROUTER_UNKNOWN'],
    ['a mark that is too long', off({ mark: '00'.repeat(65) }), 'data'],
  ],
})

test.each([
  ['default', sample],
  ['that the router pays', toSample(kept)],
  ['by the older router', toSample({ ...route, router: old })],
  ['with a mark', toSample({ ...route, mark: 'ab' })],
])('behavior: an exchange %s', async (_, given) => {
  expect(await judgeCall(given)).toBe('accepted')
})
