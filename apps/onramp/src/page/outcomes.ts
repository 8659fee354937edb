import type { Purchase, PurchaseState } from '../purchases/purchase.ts'
import type { IconName } from './icons.ts'

/** What the page says of a state. */
export type Outcome = {
  readonly icon: IconName
  readonly tone: 'good' | 'bad' | 'none'
  readonly title: string
  readonly text: string
}

type Words = (purchase: Purchase) => Outcome
const ofBad = (title: string, text: string): Words => {
  return () => ({ icon: 'cross', tone: 'bad', title, text })
}

/** Of the states in which there is nothing to do. */
export const outcomes: Readonly<Record<Exclude<PurchaseState, 'open' | 'processing'>, Words>> = {
  identity: () => ({
    icon: 'person',
    tone: 'none',
    title: 'Who are you?',
    text: 'A provider would look at your papers now. Here you choose what it finds.',
  }),
  sent: ({ price, asset }) => ({
    icon: 'check',
    tone: 'good',
    title: `${price.crypto} ${asset.symbol} sent`,
    text: 'The app shows when it arrives.',
  }),
  declined: ofBad('Card declined', 'You were not charged. Another card may do.'),
  rejected: ofBad('We could not confirm who you are', 'You were not charged.'),
  refunded: () => ({
    icon: 'back',
    tone: 'none',
    title: 'Your money is on its way back',
    text: 'The payment went through, but nothing could be sent. All of it is refunded.',
  }),
  expired: () => ({
    icon: 'clock',
    tone: 'none',
    title: 'That took too long',
    text: 'You were not charged. Start again in the app.',
  }),
}
