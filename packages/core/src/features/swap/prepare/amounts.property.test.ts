import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createAbortableTask } from '../../../base/async/createAbortableTask.ts'
import { isCleatError } from '../../../base/errors/isCleatError.ts'
import type { Swap } from '../../../contract/swaps/swap.ts'
import type { SwapOffer } from '../../../contract/swaps/swapOffer.ts'
import { createFakeSwaps } from '../../../test/createFakeSwaps.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createTestSwap, held, trader } from '../../../test/createTestSwap.ts'
import type { SwapApi } from '../offers/createSwapApi.ts'
import { createPendingSwaps } from '../pendingSwaps/createPendingSwaps.ts'
import { prepareQuote } from '../quotes/prepareQuote.ts'
import { createSwapState } from '../state/createSwapState.ts'
import type { SwapContext } from '../state/swapContext.ts'
import { measureLoss } from './measureLoss.ts'

// By hand: CLEAT_RUNS=1000000 vitest run --project core prepare/amounts.property --testTimeout 0
const numRuns = fc.readConfigureGlobal().numRuns ?? 1000

beforeAll(() => void vi.stubGlobal('window', createFakeWindow()))
afterAll(() => void vi.unstubAllGlobals())

const big = fc.integer({ min: 1, max: 112 }).chain((bits) => {
  return fc.bigInt({ min: 1n, max: 2n ** BigInt(bits) - 1n })
})
const decimals = fc.integer({ min: 0, max: 36 })
/** In millionths of a dollar. */
const price = fc.option(fc.integer({ min: 1, max: 10_000_000_000 }), { nil: undefined })

const trade = fc.record({
  ...{ reserveIn: big, reserveOut: big, amount: big, fee: big },
  ...{ decimalsIn: decimals, decimalsOut: decimals, priceIn: price, priceOut: price },
  priceOfCoin: price,
  slippageBps: fc.integer({ min: 1, max: 5000 }),
  /** How much less arrives when it is tried out. Basis points. */
  movedBps: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 6000 })),
  /** How far the call's minimum is from what is tolerated. */
  off: fc.constantFrom(0n, 0n, 0n, 1n, -1n, 1000n, -1000n),
})

type Trade = typeof trade extends fc.Arbitrary<infer value> ? value : never

/** A pool of x · y = k that keeps three of a thousand. */
const toOut = ({ reserveIn, reserveOut }: Trade, amount: bigint): bigint =>
  (amount * 997n * reserveOut) / (reserveIn * 1000n + amount * 997n)

const source = { id: 'pools', name: 'Pools' }
const toOffer = (amount: bigint): SwapOffer => {
  return { source, kind: 'transaction', amount, fees: [], call: { data: '0x' } }
}

/** The largest whole number of parts of `whole` that `part` is. */
function isShare(share: number, parts: { part: bigint; whole: bigint; of: bigint }): boolean {
  const { part, whole, of } = parts
  const count = BigInt(share)
  return count * whole <= part * of && (count + 1n) * whole > part * of
}

/** The value in cents, rounded down, of an amount at a price in millionths. */
const toCents = (amount: bigint, places: number, millionths: number): bigint =>
  (amount * BigInt(millionths) * 100n) / (10n ** BigInt(places) * 1_000_000n)

test('property: what a pool gives, its minimum, its loss and its fee are exact for all decimals', async () => {
  const { runtime, swap: feature, adapter, kit } = await createTestSwap()
  feature.destroy()
  const { signal } = new AbortController()
  let given: Trade
  const swaps = createFakeSwaps({
    trade: (all) => all - (all * BigInt(given.movedBps)) / 10_000n,
  }).swaps
  const changed = {
    ...swaps,
    async prepare(asked: Parameters<typeof swaps.prepare>[0]) {
      const prepared = await swaps.prepare(asked)
      const { fee, off } = given
      return {
        ...prepared,
        minReceived: prepared.minReceived + off,
        fee: { expected: fee, limit: fee },
      }
    },
  }
  adapter.features['swaps:load'] = async () => changed
  const refuse = () => Promise.reject(new Error('Not asked'))
  const api: SwapApi = {
    getQuotes: async ({ swap }) => ({ offers: [toOffer(toOut(given, swap.amount))], dropped: 0 }),
    build: refuse,
    submitOrder: refuse,
    getOrder: refuse,
  }
  const state = createSwapState({ getSymbol: () => 'ETH' })
  const tasks = { source: createAbortableTask(), target: createAbortableTask() }
  const others = { max: createAbortableTask(), quotes: createAbortableTask() }
  const context: SwapContext = {
    ...{ kit: runtime, state, options: {}, policy: {}, maxLossBps: 2500, api, lifetime: signal },
    ...{ pendingSwaps: createPendingSwaps(runtime), internal: {} },
    tasks: { ...tasks, ...others, prepare: createAbortableTask() },
  }
  const network = kit.controllers.network.getActive()
  const worth = (millionths: number | undefined) => millionths && millionths / 1_000_000

  await fc.assert(
    fc.asyncProperty(trade, async (drawn) => {
      given = drawn
      const { amount, slippageBps, movedBps, off, fee } = drawn
      const offered = toOut(drawn, amount)
      if (offered === 0n) return
      state.sourceToken = { ...held.DAI, price: worth(drawn.priceIn) }
      state.toToken = { ...held.USDC, price: worth(drawn.priceOut) }
      state.myTokensWithBalance = [{ ...held.ETH, price: worth(drawn.priceOfCoin) }]
      const swap: Swap = {
        ...{ network, address: trader, amount, slippageBps },
        source: { symbol: 'A', decimals: drawn.decimalsIn, address: '0xa' },
        target: { symbol: 'B', decimals: drawn.decimalsOut, address: '0xb' },
      }
      const expected = offered - (offered * BigInt(movedBps)) / 10_000n
      const least = (offered * BigInt(10_000 - slippageBps)) / 10_000n + off
      const tolerated = (expected * BigInt(10_000 - slippageBps)) / 10_000n
      const refusal =
        least <= 0n || least < tolerated
          ? 'SWAP_FLOOR_MISSING'
          : least > expected
            ? 'SWAP_PRICE_MOVED'
            : undefined
      const asked = { swap, offer: toOffer(offered), signal }
      const prepared = await prepareQuote(context, asked).catch((error: unknown) => {
        if (!isCleatError(error)) throw error
        if (error.code !== refusal) expect(error.code).toBe(refusal)
      })
      if (!prepared) return
      if (refusal) expect(prepared).toBe(refusal)
      const isSame = prepared.expected === expected && prepared.minReceived === least
      if (!isSame || prepared.minReceived > prepared.expected)
        expect(prepared).toMatchObject({ expected, minReceived: least })

      const loss = await measureLoss(context, { prepared, signal })
      state.preparing = { status: 'success', prepared, loss }
      expect(state.maxSlippage === expected - least && state.gasFee === fee).toBe(true)
      const [part, of] = [amount / 1000n, 10_000n]
      const small = toOut(drawn, part)
      const rates: { part: bigint; whole: bigint; of: bigint }[] = []
      const add = (whole: bigint, got: bigint) =>
        rates.push(got >= whole ? { part: 0n, whole: 1n, of } : { part: whole - got, whole, of })
      if (part > 0n && small >= 10_000n) add(small * amount, expected * part)
      const { decimalsIn, decimalsOut, priceIn, priceOut, priceOfCoin } = drawn
      const paid = priceIn && toCents(amount, decimalsIn, priceIn)
      const got = priceOut && toCents(expected, decimalsOut, priceOut)
      if (paid !== undefined && paid >= 10n && got !== undefined) add(BigInt(paid), BigInt(got))
      const { bps } = loss
      // It is the worst of them.
      const isWorst =
        bps !== undefined &&
        rates.some((rate) => isShare(bps, rate)) &&
        rates.every(({ part: lost, whole }) => lost * of < (BigInt(bps) + 1n) * whole)
      expect(rates.length === 0 ? bps === undefined : isWorst).toBe(true)
      if (priceOfCoin === undefined || !got) return
      const cost = toCents(fee, 18, priceOfCoin)
      const isShown = cost * 100n >= 10n * BigInt(got)
      const whole = { part: cost, whole: BigInt(got), of: 100n }
      const { feePercent } = loss
      // Beyond what numbers are exact for, it is only too much.
      const isHuge = feePercent !== undefined && feePercent > Number.MAX_SAFE_INTEGER
      const isRight = isHuge || (feePercent !== undefined && isShare(feePercent, whole))
      expect(isShown ? isRight : feePercent === undefined).toBe(true)
    }),
    { numRuns },
  )
})
