import { CleatError } from '@cleat/core'
import type { BuyFlow, OnrampOrder } from '@cleat/core/onramp'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { coinbase, onrampFilled, silence, toOrder } from '../../../test/onrampStates.ts'
import { onrampStory } from '../../../test/stories/onrampStory.tsx'

const meta: Meta = { title: 'Views/BuyInProgress' }
export default meta

const url = 'https://pay.coinbase.com/buy?t=1'
const { id: orderId } = toOrder()
const toFlow = (status: 'blocked' | 'open' | 'closed'): BuyFlow => ({
  ...{ status, provider: coinbase, orderId, url, hasWindow: status === 'open' },
})

/** A purchase in one state, from the form on. */
const show = (order: Partial<OnrampOrder>, buying: BuyFlow = toFlow('open')): StoryObj =>
  onrampStory({
    state: { ...onrampFilled, buying },
    orders: () => [toOrder(order)],
    routes: [{ name: 'OnRampProviders' }, { name: 'BuyInProgress' }],
  })
/** A purchase of an earlier visit. */
const resume = (order: Partial<OnrampOrder>): StoryObj =>
  onrampStory({
    orders: () => [toOrder(order)],
    routes: [{ name: 'OnRampActivity' }, { name: 'BuyInProgress', orderId }],
  })
const day = 24 * 60 * 60_000

export const Opening: StoryObj = show({}, { status: 'opening', provider: coinbase })
export const NotOpened: StoryObj = show({}, { status: 'error', provider: coinbase, error: silence })
export const Refused: StoryObj = show(
  {},
  {
    ...{ status: 'error', provider: coinbase },
    error: new CleatError('ONRAMP_URL_REFUSED', {
      context: { provider: 'Coinbase', host: 'pay.coinbase.com.evil.example' },
    }),
  },
)
export const Blocked: StoryObj = show({}, toFlow('blocked'))
export const Open: StoryObj = show({})
export const Closed: StoryObj = show({}, toFlow('closed'))
export const OutOfReach: StoryObj = show({}, { ...toFlow('open'), hasWindow: false } as BuyFlow)
export const Waiting: StoryObj = show({ status: 'awaitingUser' })
export const Processing: StoryObj = show({ status: 'processing' })
export const Sent: StoryObj = show({
  ...{ status: 'sent', amount: '97.02', txHash: `0x${'5e'.repeat(32)}` },
})
export const SentLongAgo: StoryObj = show({
  ...{ status: 'sent', amount: '97.02', txHash: `0x${'5e'.repeat(32)}` },
  updatedAt: 0,
})
export const Delivered: StoryObj = show({
  ...{ status: 'delivered', received: '97.02', txHash: `0x${'5e'.repeat(32)}` },
})
export const Declined: StoryObj = show({ status: 'failed', reason: 'declined' })
export const DeclinedAndClosed: StoryObj = show(
  { status: 'failed', reason: 'declined' },
  toFlow('closed'),
)
export const IdentityNotPassed: StoryObj = show({ status: 'failed', reason: 'identity' })
export const Mismatch: StoryObj = show({ status: 'failed', reason: 'mismatch' })
export const Failed: StoryObj = show({ status: 'failed' })
export const Refunded: StoryObj = show({ status: 'refunded', reason: 'other' })
export const Expired: StoryObj = show({ status: 'expired' }, toFlow('closed'))
export const Resumed: StoryObj = resume({})
export const ResumedWaiting: StoryObj = resume({ status: 'awaitingUser' })
export const Lost: StoryObj = resume({ startedAt: Date.now() - 2 * day })
/** The service said no price. */
export const WithoutEstimate: StoryObj = show({ expected: undefined })
