import fc from 'fast-check'
import { account, createSample, dai, thief, usdc, weth, zero } from './createSample.ts'
import { address, addresses, digits, seconds } from './swapArbitraries.ts'
import type { SwapSample } from './swapSample.ts'
import { type Command, writeAction, writeCommand, writePlan, writeV4 } from './writePlan.ts'

export const oldRouter: string = '0x66a9893cc07d91d95644aedd05d03f95e1dba8af'
export const router: string = '0x4c82d1fbfe28c977cbb58d8c7ff8fcf9f70a2cca'
export const newestRouter: string = '0x23617e59a5925b2a4bf75d73ff6711cd0b29de85'
/** Whether a router takes limits of hops. */
export const isNew = (address: string): boolean => address !== oldRouter
export const caller: string = `0x${'1'.padStart(40, '0')}`
export const self: string = `0x${'2'.padStart(40, '0')}`

export const toPath = (tokens: readonly string[]): string =>
  `0x${tokens.map((token) => token.slice(2)).join('0001f4')}`

/** One part of an amount, and the pools that it goes through. */
export type Part = {
  readonly pools: 'v2' | 'v3' | 'v4' | 'v4-several'
  readonly amountIn: bigint
  readonly minimum: bigint
  readonly between: readonly string[]
  /** How a part in pools of V4 is paid and taken. */
  readonly isOpen: boolean
}

export type Route = {
  readonly router: string
  /** `undefined` for coins. */
  readonly source: string | undefined
  readonly target: string | undefined
  readonly parts: readonly Part[]
  readonly receiver: string
  readonly isNamed: boolean
  /** The router gets what is exchanged, and pays it at the end. */
  readonly isKept: boolean
  readonly total: bigint
  readonly feeBips: bigint | undefined
  readonly isPermitted: boolean
  readonly deadline: bigint | undefined
  readonly mark: string
}

function writePart(route: Route, part: Part): Command[] {
  const { receiver, isNamed, isKept } = route
  const fresh = isNew(route.router)
  const { pools, amountIn, minimum, between, isOpen } = part
  const recipient = isKept ? self : isNamed ? receiver : caller
  const [from, to] = [route.source ?? weth, route.target ?? weth]
  const payer = route.source !== undefined
  if (pools === 'v2')
    return [
      writeCommand('08', fresh, recipient, amountIn, minimum, [from, ...between, to], payer, []),
    ]
  if (pools === 'v3')
    return [
      writeCommand(
        '00',
        fresh,
        recipient,
        amountIn,
        minimum,
        toPath([from, ...between, to]),
        payer,
        [],
      ),
    ]
  const limits = fresh ? [between.map(() => 0n)] : []
  const swap =
    pools === 'v4'
      ? writeAction('06', fresh, [
          ...[[from, to, 500, 10, zero], true, amountIn, minimum],
          ...(fresh ? [0n] : []),
          '0x',
        ])
      : writeAction('07', fresh, [
          from,
          [...between, to].map((token) => [token, 500, -10, zero, '0xab']),
          ...limits,
          amountIn,
          minimum,
        ])
  const settle = isOpen
    ? writeAction('0b', fresh, from, payer ? 0n : amountIn, payer)
    : payer
      ? writeAction('0c', fresh, from, amountIn)
      : writeAction('0b', fresh, from, 0n, false)
  const take =
    isOpen || isKept || isNamed
      ? writeAction('0e', fresh, to, recipient, 0n)
      : writeAction('0f', fresh, to, minimum)
  return [writeV4([swap, settle, take])]
}

export function toRouteSample(route: Route): SwapSample {
  const { source, target, parts, receiver, isNamed, isKept, total, feeBips } = route
  const fresh = isNew(route.router)
  const amount = parts.reduce((sum, { amountIn }) => sum + amountIn, 0n)
  const recipient = isNamed ? receiver : caller
  const list: Command[] = [
    ...(source && route.isPermitted
      ? [
          writeCommand(
            '0a',
            fresh,
            [[source, amount, 1_795_000_000, 0], route.router, 1_795_000_000n],
            `0x${'ab'.repeat(65)}`,
          ),
        ]
      : []),
    ...(source ? [] : [writeCommand('0b', fresh, self, amount)]),
    ...parts.flatMap((part) => writePart(route, part)),
    ...(isKept && feeBips !== undefined && target
      ? [writeCommand('06', fresh, target, thief, feeBips)]
      : []),
    ...(isKept
      ? [
          target
            ? writeCommand('04', fresh, target, recipient, total)
            : writeCommand('0c', fresh, recipient, total),
        ]
      : []),
  ]
  const minimum = parts.reduce((sum, part) => sum + part.minimum, 0n)
  return createSample({
    call: {
      ...{ to: route.router, data: writePlan(list, { deadline: route.deadline }) + route.mark },
      value: source ? 0n : amount,
    },
    facts: {
      ...{ type: 'exchange', router: route.router, source, target, amount, receiver },
      minReceived: isKept ? total : minimum,
      deadline: route.deadline === undefined ? undefined : Number(route.deadline) * 1000,
    },
  })
}

const some = fc.bigInt({ min: 1n, max: 2n ** 120n })
export const routes: fc.Arbitrary<Route> = fc
  .record({
    ...{
      router: fc.constantFrom(oldRouter, router, newestRouter),
      ends: addresses(2),
      receiver: address,
    },
    ...{ coins: fc.constantFrom(undefined, 'source', 'target'), isNamed: fc.boolean() },
    ...{
      isKept: fc.boolean(),
      total: some,
      isPermitted: fc.boolean(),
      mark: digits({ maxLength: 64 }),
    },
    feeBips: fc.option(fc.bigInt({ min: 0n, max: 10_000n }), { nil: undefined }),
    deadline: fc.option(seconds, { nil: undefined }),
    parts: fc.array(
      fc.record({
        ...{ pools: fc.constantFrom('v2', 'v3', 'v4', 'v4-several'), isOpen: fc.boolean() },
        ...{ amountIn: some, minimum: some, between: addresses(0, 2) },
      }),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map(({ ends, coins, ...rest }): Route => {
    const [source, target] = ends
    return {
      ...rest,
      source: coins === 'source' ? undefined : source,
      target: coins === 'target' ? undefined : target,
      // Coins are only unwrapped by the router.
      isKept: rest.isKept || coins === 'target',
    }
  })

/** An exchange of tokens by one pool of V3. */
export const part: Part = {
  ...{ pools: 'v3', amountIn: 10n ** 19n, minimum: 9_870_202n, between: [], isOpen: false },
}
export const route: Route = {
  ...{ router, source: dai, target: usdc, parts: [part], receiver: account },
  ...{ isNamed: false, isKept: false, total: part.minimum, feeBips: undefined },
  ...{ isPermitted: false, deadline: 1_795_000_000n, mark: '' },
}

/** Another call in the place of one that the visitor confirmed. */
export function changeRoute(change: Partial<Route>, from: Route = route): SwapSample {
  return { ...toRouteSample(from), call: toRouteSample({ ...from, ...change }).call }
}

/** Changes the last part of a route. */
export function changePart(change: Partial<Part>, from: Route = route): SwapSample {
  const [last = part, ...others] = from.parts.toReversed()
  return changeRoute({ parts: [...others.toReversed(), { ...last, ...change }] }, from)
}

/** Another plan in the place of one that the visitor confirmed. */
export function putPlan(list: readonly Command[], from: Route = route): SwapSample {
  const sample = toRouteSample(from)
  const data = writePlan(list, { deadline: from.deadline })
  return { ...sample, call: { ...sample.call, data } }
}
