import type { Meta, StoryObj } from '@storybook/react-vite'
import { toOrder } from '../../../test/onrampStates.ts'
import { onrampStory } from '../../../test/stories/onrampStory.tsx'

const meta: Meta = { title: 'Views/OnRampActivity' }
export default meta

const routes = [{ name: 'OnRampProviders' }, { name: 'OnRampActivity' }] as const
const orders = () => [
  toOrder({ id: 'a', status: 'awaitingUser' }),
  toOrder({ id: 'b', status: 'sent', amount: '97.02' }),
  toOrder({ id: 'c', status: 'delivered', received: '486.101' }),
  toOrder({ id: 'd', status: 'failed', reason: 'declined' }),
  toOrder({ id: 'e', status: 'expired', asset: { symbol: 'ETH', decimals: 18 }, expected: '0.04' }),
]

export const Purchases: StoryObj = onrampStory({ routes, orders })
export const Empty: StoryObj = onrampStory({ routes })
export const Offline: StoryObj = onrampStory({ routes, orders, isOffline: true })
