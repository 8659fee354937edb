import { webhookModes } from '@cleat/onramp/webhooks'
import fc from 'fast-check'
import { liars } from '../neighbours/liars.ts'
import { serverFailures } from '../neighbours/serverFailures.ts'
import { userActs } from '../neighbours/wallet.ts'

const tab = fc.nat(1)
const any = fc.nat(0xffff)
/** Those of Local Pay: pays, is declined, asks who it is, is refunded, takes too long. */
const cards = [
  ...['4242424242424242', '4242424242424242', '4242424242424242', '4000000000000002'],
  ...['4000000000003155', '4000000000009995', '4000000000000069'],
] as const

/** Everything that can happen, and how often. Numbers are taken modulo what there is. */
const kinds = {
  reload: [2, { tab }],
  connect: [6, { tab, wallet: any }],
  disconnect: [1, { tab, wallet: any }],
  network: [3, { tab, network: any }],
  sign: [1, { tab, wallet: any }],
  fill: [8, { tab, asset: any, amount: any, how: fc.constantFrom('intent', 'form') }],
  review: [8, { tab }],
  press: [10, { tab }],
  exchange: [2, { tab, wallet: fc.nat(1), network: fc.nat(1) }],
  fillSwap: [4, { tab, pair: any }],
  price: [3, { tab }],
  reviewSwap: [4, { tab }],
  pressSwap: [5, { tab }],
  fillPurchase: [4, { tab, asset: any }],
  offers: [3, { tab }],
  chooseSeller: [4, { tab, seller: any }],
  payByCard: [4, { tab, card: fc.constantFrom(...cards) }],
  decide: [1, { tab, approved: fc.boolean() }],
  webhooks: [3, { how: fc.constantFrom(...webhookModes) }],
  sellerLie: [3, { seed: any, times: fc.constantFrom(1, 3, 12) }],
  sellerOutage: [1, { isUp: fc.boolean() }],
  sellerTime: [2, { ms: fc.constantFrom(10_000, 600_000, 7_200_000) }],
  open: [1, { tab, view: fc.constantFrom('Connect', 'Account', 'Networks') }],
  close: [1, { tab }],
  prompt: [14, { at: any, approved: fc.boolean() }],
  act: [3, { wallet: any, what: fc.constantFrom(...userActs) }],
  walletLie: [6, { wallet: any, seed: any }],
  impostor: [2, { tab, isFirst: fc.boolean() }],
  flow: [30, { rounds: fc.integer({ min: 1, max: 12 }) }],
  one: [6, { at: any }],
  serviceLie: [
    20,
    {
      ...{ seed: any, times: fc.constantFrom(1, 3, 12, 40) },
      who: fc.constantFrom(...liars),
    },
  ],
  serviceFailure: [3, { at: any, how: fc.constantFrom(...serverFailures) }],
  wait: [4, { ms: fc.constantFrom(50, 1000, 9000, 70_000, 400_000) }],
  jump: [1, { ms: fc.constantFrom(-86_400_000, -600_000, 180_000, 86_400_000) }],
  storage: [1, { how: fc.constantFrom('clear', 'corrupt', 'forget'), at: any }],
  mine: [3, {}],
  calm: [1, {}],
} as const satisfies Record<string, readonly [number, Record<string, fc.Arbitrary<unknown>>]>

type Kinds = typeof kinds
type Values<fields> = {
  readonly [name in keyof fields]: fields[name] extends fc.Arbitrary<infer value> ? value : never
}

/** One thing that happens. Plain data, so that a run can be written down and repeated. */
export type Step = {
  readonly [kind in keyof Kinds]: {
    readonly do: kind
    /** It happens in the middle of a flow, when so many requests were answered. @default at once */
    readonly after?: number
  } & Values<Kinds[kind][1]>
}[keyof Kinds]

type Kind = keyof Kinds

const noise = fc.oneof(
  ...Object.keys(kinds).map((kind) => ({
    weight: kinds[kind as Kind][0],
    arbitrary: stepOf(kind as Kind),
  })),
)

function stepOf(kind: Kind, given: object = {}): fc.Arbitrary<Step> {
  const fields: Record<string, fc.Arbitrary<unknown>> = kinds[kind][1]
  return fc
    .record({ do: fc.constant(kind), ...fields })
    .map((step) => ({ ...step, ...given })) as fc.Arbitrary<unknown> as fc.Arbitrary<Step>
}

const disturbance = fc
  .tuple(noise, fc.constantFrom(...Array.from({ length: 24 }, (_, at) => at)))
  .map(([step, after]): readonly Step[] => [after < 4 ? step : { ...step, after: after - 4 }])

/** What visitors mean to do. Noise comes between the steps of it, and some of them are left out. */
const scenes: readonly (readonly [weight: number, kinds: readonly Kind[]])[] = [
  [4, ['connect', 'flow', 'prompt', 'flow', 'network', 'flow', 'prompt', 'flow']],
  [3, ['network', 'flow', 'prompt', 'flow', 'fill', 'flow', 'review', 'flow', 'press', 'flow']],
  [6, ['fill', 'flow', 'review', 'flow', 'press', 'flow', 'prompt', 'flow', 'mine', 'flow']],
  [2, ['fill', 'flow', 'review', 'one', 'one', 'flow', 'press', 'reload', 'flow', 'prompt']],
  [3, ['review', 'flow', 'press', 'flow', 'prompt', 'flow', 'review', 'flow', 'press', 'flow']],
  [1, ['sign', 'flow', 'prompt', 'flow']],
  [
    6,
    [
      ...(['exchange', 'flow', 'prompt', 'flow', 'exchange', 'flow', 'prompt', 'flow'] as const),
      ...(['fillSwap', 'price', 'reviewSwap', 'flow', 'pressSwap', 'flow'] as const),
      ...(['prompt', 'flow', 'flow', 'prompt', 'flow', 'flow'] as const),
    ],
  ],
  [
    6,
    [
      ...(['exchange', 'flow', 'prompt', 'flow', 'fillPurchase', 'offers'] as const),
      ...(['chooseSeller', 'flow', 'payByCard', 'flow', 'mine', 'flow', 'wait', 'flow'] as const),
    ],
  ],
  [2, ['payByCard', 'decide', 'flow', 'wait', 'flow', 'payByCard', 'flow', 'wait', 'flow']],
  [2, ['reviewSwap', 'flow', 'pressSwap', 'flow', 'prompt', 'flow', 'pressSwap', 'flow']],
]

const scene = fc
  .record({
    kinds: fc.oneof(
      ...scenes.map(([weight, given]) => ({ weight, arbitrary: fc.constant(given) })),
    ),
    tab,
    calmness: fc.constantFrom(1, 2, 4, 8),
  })
  .chain(({ kinds: given, tab: chosen, calmness }) =>
    fc.tuple(
      ...given.flatMap((kind) => [
        stepOf(kind, { tab: chosen, ...(kind === 'prompt' ? { approved: true } : {}) }).map(one),
        fc
          .constantFrom(...quiet(calmness))
          .chain((isQuiet) => (isQuiet ? fc.constant([]) : disturbance)),
      ]),
    ),
  )
  .map((parts) => parts.flat())

/** One more than so many, of which one is not quiet. */
function quiet(calmness: number): readonly boolean[] {
  return [false, ...Array.from({ length: calmness }, () => true)]
}

function one(step: Step): readonly Step[] {
  return [step]
}

/** The steps of a seed. The first ones are the same for every length. */
export function drawSteps(seed: number, count: number): readonly Step[] {
  const steps: Step[] = []
  for (let at = 0; steps.length < count; at += 1)
    steps.push(...fc.sample(scene, { seed: seed + at * 0x1_0000, numRuns: 50 }).flat())
  return steps.slice(0, count)
}
