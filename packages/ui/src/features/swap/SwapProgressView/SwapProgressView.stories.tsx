import { CleatError, type Kit } from '@cleat/core'
import type { PreparedSwap, SwapFlow, SwapOutcome, SwapPrepareFlow } from '@cleat/core/swap'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { swapStory } from '../../../test/stories/swapStory.tsx'
import {
  dai,
  openOrder,
  orderEnd,
  swapFilled,
  toPreparedSwap,
  toSwap,
} from '../../../test/swapStates.ts'

const meta: Meta = { title: 'Views/SwapProgress' }
export default meta

const hash = '0x5e0b1f1c9a7d4f1c9a7d4f1c9a7d4f1c9a7d4f1c9a7d4f1c9a7d4f1c9a7d4f1c'
const one = toPreparedSwap()
const two = toPreparedSwap({
  swap: toSwap({ source: dai, amount: 10n * 10n ** 18n }),
  steps: [
    { type: 'approve', payload: null },
    { type: 'swap', payload: null },
  ],
  expected: 9_969_900n,
  minReceived: 9_870_201n,
})

const permitted = toPreparedSwap({
  ...two,
  steps: [
    { type: 'permit', payload: null },
    { type: 'swap', payload: null },
  ],
})
const ordered = toPreparedSwap({
  ...two,
  ...{ kind: 'order', trial: 'none', notes: [{ type: 'order' }] },
  steps: [
    { type: 'approve', payload: null },
    { type: 'sign', payload: null },
  ],
})

const show = (
  swapping: SwapFlow,
  parts: {
    act?: (kit: Kit) => void
    preparing?: SwapPrepareFlow
    removal?: SwapFlow
    isHandheld?: true
  } = {},
): StoryObj =>
  swapStory({
    routes: [{ name: 'Swap' }, { name: 'SwapPreview' }, { name: 'SwapProgress' }],
    state: {
      ...swapFilled,
      swapping,
      preparing: parts.preparing ?? { status: 'idle' },
      ...(parts.removal && { removal: parts.removal }),
      sourceTokenAmount: 2n * 10n ** 17n,
    },
    prepare: (swap, kit) => {
      if (parts.preparing) swap.prepare = async () => undefined
      swap.pendingSwaps.push({ ...openOrder, hash })
      parts.act?.(kit)
    },
    isHandheld: parts.isHandheld,
  })
const last = { prepared: one, type: 'swap', step: 0 } as const
const ended = (outcome: Exclude<SwapOutcome, { status: 'confirmed' }>, prepared = one): StoryObj =>
  show({ status: 'ended', outcome, isAllowed: prepared === two, ...last, prepared })
const asking = (prepared: PreparedSwap, step: number): SwapFlow => ({
  ...{ status: 'pending', stage: 'wallet', prepared, step },
  type: prepared.steps[step]?.type ?? 'swap',
})
const waiting = (isSlow: boolean, step = 0, prepared = one): SwapFlow => ({
  ...{ status: 'pending', stage: 'network', hash, isSlow, prepared, step },
  type: prepared.steps[step]?.type ?? 'swap',
})
const done = (received: bigint | undefined, isAtLeast?: true): StoryObj =>
  show({ status: 'success', outcome: { status: 'confirmed', hash, received, isAtLeast }, ...last })
const rainbow = {
  id: 'rainbow',
  name: 'Rainbow',
  image_id: 'rainbow',
  mobile_link: 'rainbow://',
}
const wait = (href: string | undefined) => (kit: Kit) => {
  kit.controllers.connection.set({
    waiting: [{ id: 1, method: 'eth_sendTransaction', wallet: 'Rainbow', href, linked: rainbow }],
  })
}
const removal = toPreparedSwap({ ...two, steps: [{ type: 'reset', payload: null }] })

export const InWallet: StoryObj = show(asking(one, 0))
export const StepOneOfTwo: StoryObj = show(asking(two, 0))
export const StepTwoOfTwo: StoryObj = show(asking(two, 1))
export const OnAnotherDevice: StoryObj = show(asking(two, 0), { act: wait(undefined) })
export const OnThisDevice: StoryObj = show(asking(two, 0), {
  act: wait('rainbow://'),
  isHandheld: true,
})
export const InTheNetwork: StoryObj = show(waiting(false))
export const AllowanceInTheNetwork: StoryObj = show(waiting(false, 0, two))
export const StillPending: StoryObj = show(waiting(true))
/** The price moved after the allowance. */
export const Paused: StoryObj = show(
  { status: 'paused', isAllowed: true, ...last, prepared: two },
  {
    preparing: {
      ...{ status: 'success', prepared: two, loss: { bps: 100, level: 'none' } },
      before: toPreparedSwap({ ...two, expected: 9_990_000n }),
    },
  },
)
/** The visitor was away when the allowance was there. */
export const PausedWhileAway: StoryObj = show(
  { status: 'paused', isAllowed: true, ...last, prepared: two },
  { preparing: { status: 'success', prepared: two, loss: { bps: 100, level: 'none' } } },
)
export const Swapped: StoryObj = done(2_486_302_890n)
export const SwappedAtLeast: StoryObj = done(2_461_439_861n, true)
export const SwappedUnmeasured: StoryObj = done(undefined)
export const Failed: StoryObj = ended({ status: 'failed', hash, reason: 'Pausable: paused' })
export const FailedWithAllowance: StoryObj = ended(
  { status: 'failed', hash, reason: 'INSUFFICIENT_OUTPUT_AMOUNT', isPriceMoved: true },
  two,
)
export const Replaced: StoryObj = ended({ status: 'replaced', hash })
export const Dropped: StoryObj = ended({ status: 'dropped', hash })
export const Altered: StoryObj = ended({ status: 'altered', hash })
export const Unproven: StoryObj = ended({ status: 'unproven', hash })
const wrong = (error: CleatError, isUnknown = false): StoryObj =>
  show({ status: 'error', error, isUnknown, isAllowed: false, ...last })
export const NotSent: StoryObj = wrong(
  new CleatError('WALLET_ERROR', { context: { wallet: 'Rabby', method: 'swap:send' } }),
)
export const PriceMoved: StoryObj = show({
  error: new CleatError('SWAP_PRICE_MOVED', {
    context: { symbol: 'USDC', minimum: '9.870201', now: '9.79' },
  }),
  ...{ status: 'error', isUnknown: false, isAllowed: true, ...last, prepared: two, step: 1 },
})
export const MaybeSent: StoryObj = wrong(
  new CleatError('REQUEST_TIMEOUT', {
    context: { wallet: 'Rabby', method: 'swap:send', timeoutMs: 300_000 },
  }),
  true,
)
export const RemovingAllowance: StoryObj = show(asking(removal, 0))
export const AllowanceRemoved: StoryObj = show({
  ...{ status: 'success', outcome: { status: 'confirmed', hash }, prepared: removal },
  ...{ type: 'reset', step: 0 },
})
export const SigningPermit: StoryObj = show(asking(permitted, 0))
export const AfterPermit: StoryObj = show(asking(permitted, 1))
/** The visitor was away when the permit was signed. Nothing is on the chain. */
export const PausedAfterPermit: StoryObj = show(
  { status: 'paused', isAllowed: false, ...last, prepared: permitted },
  { preparing: { status: 'success', prepared: permitted, loss: { bps: 100, level: 'none' } } },
)
export const SigningOrder: StoryObj = show(asking(ordered, 1))
const orderUntil = (isRefused: boolean): SwapFlow => ({
  ...{ status: 'pending', stage: 'network', hash, isSlow: true, prepared: ordered, step: 1 },
  ...{ type: 'sign', order: { expiresAt: orderEnd, isRefused } },
})
export const OrderWaiting: StoryObj = show(orderUntil(false))
/** Its source refused it, and has it all the same. */
export const OrderRefused: StoryObj = show(orderUntil(true))
/** Its allowance was taken back. */
export const OrderClosed: StoryObj = show({
  ...{ status: 'pending', stage: 'network', hash, isSlow: true, prepared: ordered, step: 1 },
  ...{ type: 'sign', order: { expiresAt: orderEnd, isRefused: true, isClosed: true } },
})
export const RemovingOrderAllowance: StoryObj = show(orderUntil(true), {
  removal: asking(removal, 0),
})
export const OrderAllowanceRemoved: StoryObj = show(orderUntil(true), {
  removal: {
    ...{ status: 'success', outcome: { status: 'confirmed', hash }, prepared: removal },
    ...{ type: 'reset', step: 0 },
  },
})
export const OrderEnded: StoryObj = show({
  ...{ status: 'ended', outcome: { status: 'dropped', hash }, isAllowed: true },
  ...{ prepared: ordered, type: 'sign', step: 1 },
})
