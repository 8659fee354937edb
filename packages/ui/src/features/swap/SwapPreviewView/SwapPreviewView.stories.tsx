import { CleatError } from '@cleat/core'
import type { PreparedSwap, SwapLoss, SwapState } from '@cleat/core/swap'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FakeSwap } from '../../../test/createFakeSwap.ts'
import { swapStory } from '../../../test/stories/swapStory.tsx'
import {
  dai,
  openOrder,
  swapFilled,
  toPreparedSwap,
  toSwap,
  wrappedEther,
} from '../../../test/swapStates.ts'

const meta: Meta = { title: 'Views/SwapPreview' }
export default meta

const story = (
  state: Partial<SwapState> = {},
  prepare?: (swap: FakeSwap) => void,
  play?: StoryObj['play'],
): StoryObj =>
  swapStory({
    routes: [{ name: 'Swap' }, { name: 'SwapPreview' }],
    state: { ...swapFilled, ...state },
    prepare,
    play,
  })
const prepared = (parts: Partial<PreparedSwap>, state?: Partial<SwapState>): StoryObj =>
  story(state, (swap) => {
    swap.onPrepare = async () => parts
  })
const refused = (error: CleatError): StoryObj =>
  story({}, (swap) => {
    swap.onPrepare = () => Promise.reject(error)
  })
const losing = (loss: SwapLoss, expected?: bigint, state?: Partial<SwapState>): StoryObj =>
  story(state, (swap) => {
    swap.loss = loss
    if (expected === undefined) return
    swap.onPrepare = async () => ({ expected, minReceived: (expected * 99n) / 100n })
  })
const failed = (error: CleatError, isUnknown = false): StoryObj =>
  story({
    swapping: {
      ...{ status: 'error', error, prepared: toPreparedSwap(), type: 'swap', step: 0 },
      ...{ isUnknown, isAllowed: false },
    },
  })
const declined = new CleatError('REQUEST_USER_REJECTED', {
  context: { wallet: 'Rabby', method: 'swap:send' },
})
const router = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'
const tenDai = { sourceToken: dai, sourceTokenAmount: 10n * 10n ** 18n }
const approval: Partial<PreparedSwap> = {
  spender: router,
  steps: [
    { type: 'approve', payload: null },
    { type: 'swap', payload: null },
  ],
  expected: 9_969_900n,
  minReceived: 9_870_201n,
}

export const Ready: StoryObj = story()
export const Preparing: StoryObj = story({}, (swap) => {
  swap.onPrepare = () => new Promise(() => undefined)
})
export const TwoSteps: StoryObj = prepared(approval, tenDai)
export const ThreeSteps: StoryObj = prepared(
  { ...approval, steps: [{ type: 'reset', payload: null }, ...(approval.steps ?? [])] },
  tenDai,
)
export const OneConfirmation: StoryObj = prepared(
  { ...approval, steps: [{ type: 'batch', payload: null }] },
  tenDai,
)
export const SignedAllowance: StoryObj = prepared(
  { ...approval, steps: [{ type: 'permit', payload: null }, ...(approval.steps ?? []).slice(1)] },
  tenDai,
)
export const SignedOrder: StoryObj = prepared(
  {
    ...{ ...approval, kind: 'order', trial: 'none', notes: [{ type: 'order' }] },
    steps: [...(approval.steps ?? []).slice(0, 1), { type: 'sign', payload: null }],
  },
  tenDai,
)
/** An earlier order of the same token can still be filled. */
export const OrderOpen: StoryObj = story(tenDai, (swap) => {
  swap.pendingSwaps.push(openOrder)
  swap.onPrepare = async () => approval
})
export const Details: StoryObj = story(
  tenDai,
  (swap) => {
    swap.onPrepare = async () => ({
      ...approval,
      sourceFees: [{ name: 'Fee', amount: 15_000n, token: `0x${'1'.padStart(40, '0')}` }],
    })
  },
  async ({ canvasElement, userEvent }) => {
    const fold = await new Promise<Element>((done) => {
      const look = () => {
        const folds = [...canvasElement.ownerDocument.querySelectorAll('dl + details > summary')]
        if (folds[0]) done(folds[0])
        else setTimeout(look, 20)
      }
      look()
    })
    await userEvent.click(fold)
  },
)
export const Wrapping: StoryObj = prepared(
  {
    kind: 'wrap',
    source: undefined,
    expected: 10n ** 18n,
    minReceived: 10n ** 18n,
    priceImpactBps: undefined,
  },
  { toToken: wrappedEther },
)
const instead = 412_000n * 10n ** 9n
export const Sponsored: StoryObj = prepared({
  fee: { expected: 0n, limit: 0n, payloadLimit: 1n, sponsor: { name: 'Harbour', instead } },
})
export const NotSponsored: StoryObj = prepared({
  fee: { expected: instead, limit: instead, payloadLimit: 1n, notSponsored: 'unavailable' },
})
export const Notes: StoryObj = prepared({
  notes: [
    { type: 'token-fee', side: 'source' },
    { type: 'token-symbol', side: 'target', symbol: 'FAKE' },
    { type: 'not-tried' },
    { type: 'unknown-router', router },
  ],
})
export const PriceChanged: StoryObj = story({}, (swap) => {
  swap.onPrepare = async () => ({ expected: 2_470_110_000n, minReceived: 2_445_408_900n })
  swap.before = toPreparedSwap({ swap: toSwap() })
})
export const LosesSome: StoryObj = losing({ bps: 420, level: 'warn' }, 2_406_880_000n)
export const LosesMuch: StoryObj = losing({ bps: 1350, level: 'confirm' }, 2_173_230_000n)
export const LossUnknown: StoryObj = losing({ bps: undefined, level: 'confirm' })
export const LosesTooMuch: StoryObj = losing({ bps: 9900, level: 'refuse' }, 25_124_000n)
export const FeeIsMuch: StoryObj = losing({ bps: 10, level: 'warn', feePercent: 24 }, 1_003_900n, {
  sourceTokenAmount: 4n * 10n ** 14n,
})
export const FundsMissing: StoryObj = refused(
  new CleatError('PAYMENT_FEE_UNCOVERED', { context: { symbol: 'ETH', fee: '0.0021' } }),
)
export const PriceMoved: StoryObj = refused(
  new CleatError('SWAP_PRICE_MOVED', {
    context: { symbol: 'USDC', minimum: '2461.43', now: '2402.1' },
  }),
)
export const Mistrusted: StoryObj = refused(
  new CleatError('SWAP_EFFECT_UNEXPECTED', { context: { effect: 'nothing arrives' } }),
)
export const Declined: StoryObj = failed(declined)
export const DeclinedAfterAllowance: StoryObj = story(
  {
    ...tenDai,
    swapping: {
      ...{ status: 'error', error: declined, type: 'swap', step: 1 },
      prepared: toPreparedSwap({ ...approval, swap: toSwap({ source: dai, amount: 10n ** 19n }) }),
      ...{ isUnknown: false, isAllowed: true },
    },
  },
  (swap) => {
    swap.onPrepare = async () => ({ ...approval, steps: [{ type: 'swap', payload: null }] })
  },
)
export const MaybeSent: StoryObj = failed(
  new CleatError('REQUEST_TIMEOUT', {
    context: { wallet: 'Rabby', method: 'swap:send', timeoutMs: 300_000 },
  }),
  true,
)
