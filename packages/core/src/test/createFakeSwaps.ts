import { CleatError } from '../base/errors/cleatError.ts'
import type { DecodedSwapStep } from '../contract/swaps/decodedSwapStep.ts'
import type { PreparedSwap, SwapStep } from '../contract/swaps/preparedSwap.ts'
import type { SentSwapStep } from '../contract/swaps/sentSwapStep.ts'
import type { Swap } from '../contract/swaps/swap.ts'
import type { SwapAdapter } from '../contract/swaps/swapAdapter.ts'
import type { SwapOutcome } from '../contract/swaps/swapOutcome.ts'
import { createDeferred } from './createDeferred.ts'

const signedOrder = { message: { sellAmount: '1' }, signature: '0x12' }

/** How long an order can be filled. Milliseconds. */
export const orderMs = 1_800_000

export const fakeRouter = '0x7100000000000000000000000000000000000001'

/** A request to the fake wallet, which the test answers. */
export type SwapQuestion = {
  readonly type: SwapStep['type']
  readonly payload: DecodedSwapStep
  approve(hash?: string): void
  reject(error: unknown): void
}

export type FakeSwaps = {
  readonly swaps: SwapAdapter
  /** The wallet's requests, in order. */
  readonly questions: SwapQuestion[]
  /** What was prepared, in order. */
  readonly prepared: PreparedSwap[]
  /** Decides the outcome of a transaction. */
  decide(hash: string, outcome: SwapOutcome): void
}

export declare namespace createFakeSwaps {
  type Parameters = Partial<SwapAdapter> & {
    /** Whether the router may take the source token already. @default true */
    isAllowed?: (() => boolean) | undefined
    /** What the wallet is asked besides the exchange, or in its place. @default 'approve' */
    road?: (() => 'approve' | 'permit' | 'order') | undefined
    /** Base units that arrive when an offer is tried out. @default what is offered */
    trade?: ((offered: bigint) => bigint) | undefined
    /** Milliseconds until what is prepared expires. @default 60_000 */
    lifetimeMs?: number | undefined
  }
}

const signOrder = () => ({ ...signedOrder, expiresAt: Date.now() + orderMs })

/** Exchanges on an in-memory chain, whose payloads are what they decode to. */
export function createFakeSwaps(parameters: createFakeSwaps.Parameters = {}): FakeSwaps {
  const { isAllowed = () => true, trade = (offered) => offered, ...parts } = parameters
  const { lifetimeMs = 60_000, road = () => 'approve', ...overrides } = parts
  const questions: SwapQuestion[] = []
  const prepared: PreparedSwap[] = []
  const outcomes = new Map<string, ReturnType<typeof createDeferred<SwapOutcome>>>()
  const outcomeOf = (hash: string) => {
    const known = outcomes.get(hash) ?? createDeferred<SwapOutcome>()
    outcomes.set(hash, known)
    return known
  }
  const swaps: SwapAdapter = {
    isWrap: ({ swap }) => [swap.source, swap.target].every(({ symbol }) => /^W?ETH$/.test(symbol)),
    getMaxSource: async () => 9n * 10n ** 17n,
    async prepare({ swap, offer }) {
      const offered = offer?.amount ?? swap.amount
      const expected = trade(offered)
      const floor = (offered * BigInt(10_000 - swap.slippageBps)) / 10_000n
      const isWrap = offer === undefined
      const ready: PreparedSwap = {
        swap,
        kind: isWrap ? 'wrap' : road() === 'order' ? 'order' : 'transaction',
        ...(offer && { source: offer.source }),
        router: fakeRouter,
        spender: fakeRouter,
        steps: toSteps(swap, {
          ...{ floor: isWrap ? swap.amount : floor, isAllowed: isAllowed(), road: road() },
        }),
        expected,
        minReceived: isWrap ? swap.amount : floor,
        trial: 'simulated',
        fee: { expected: 21_000n, limit: 42_000n },
        sourceFees: [],
        notes: [],
        expiresAt: Date.now() + lifetimeMs,
      }
      prepared.push(ready)
      return ready
    },
    decode: async ({ payload }) => payload as DecodedSwapStep,
    check: async () => undefined,
    send({ prepared, step }) {
      const { promise, resolve, reject } = createDeferred<SentSwapStep>()
      const hash = `0x${(questions.length + 1).toString(16).padStart(64, '0')}`
      const asked = prepared.steps[step]
      if (!asked) throw new CleatError('PAYMENT_EXPIRED')
      questions.push({
        type: asked.type,
        payload: asked.payload as DecodedSwapStep,
        approve: (own = hash) =>
          resolve({ hash: own, ...(asked.type === 'sign' && { order: signOrder() }) }),
        reject,
      })
      return promise
    },
    follow: ({ hash, signal }) =>
      Promise.race([
        outcomeOf(hash).promise,
        new Promise<never>((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
      ]),
    readAllowance: async ({ swap }) => (swap.source.address === undefined ? 0n : 1n),
    prepareRemoval: async ({ prepared }) => ({
      ...prepared,
      steps: [{ type: 'reset', payload: toAllowance(prepared.swap, 0n) }],
      fee: { expected: 21_000n, limit: 42_000n },
      expiresAt: Date.now() + lifetimeMs,
    }),
    ...overrides,
  }
  return {
    swaps,
    questions,
    prepared,
    decide: (hash, outcome) => outcomeOf(hash).resolve(outcome),
  }
}

function toSteps(
  swap: Swap,
  parameters: { floor: bigint; isAllowed: boolean; road: 'approve' | 'permit' | 'order' },
): readonly SwapStep[] {
  const { floor, isAllowed, road } = parameters
  const type = road === 'order' ? 'sign' : 'swap'
  const exchange: SwapStep = { type, payload: toExchange(swap, floor) }
  const isNative = swap.source.address === undefined
  if (isNative || isAllowed) return [exchange]
  const allowing = road === 'permit' ? 'permit' : 'approve'
  return [{ type: allowing, payload: toAllowance(swap, swap.amount) }, exchange]
}

function toSender({ network, address }: Swap) {
  return { from: address, chain: String(network.id), feeLimit: 42_000n }
}

function toAllowance(swap: Swap, amount: bigint): DecodedSwapStep {
  const token = swap.source.address ?? ''
  const part = { type: 'allowance', token, spender: fakeRouter, amount } as const
  return { ...toSender(swap), parts: [part] }
}

function toExchange(swap: Swap, minReceived: bigint): DecodedSwapStep {
  const { source, target, amount, address: receiver } = swap
  const part = {
    type: 'exchange',
    router: fakeRouter,
    source: source.address,
    target: target.address,
    ...{ amount, minReceived, receiver, deadline: undefined },
  } as const
  return { ...toSender(swap), parts: [part] }
}
