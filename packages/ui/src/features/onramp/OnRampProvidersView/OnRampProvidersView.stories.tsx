import type { Meta, StoryObj } from '@storybook/react-vite'
import { ref } from 'valtio/vanilla'
import { createTestAdapter, rabby } from '../../../test/createTestAdapter.ts'
import {
  coinbase,
  meld,
  moonpay,
  offering,
  offers,
  onrampFilled,
  onrampSample,
  toOrder,
} from '../../../test/onrampStates.ts'
import { onrampStory } from '../../../test/stories/onrampStory.tsx'
import { base, mainnet } from '../../../test/testNetworks.ts'

const meta: Meta = { title: 'Views/OnRampProviders' }
export default meta

const idle = ref(
  [coinbase, meld, moonpay].map((provider) => ({ provider, status: 'idle' as const })),
)
const legal = {
  termsConditionsUrl: 'https://app.example/terms',
  privacyPolicyUrl: 'https://app.example/privacy',
}

export const Loading: StoryObj = onrampStory()
export const NoAmount: StoryObj = onrampStory({
  state: { ...onrampFilled, paymentAmount: undefined, offers: idle },
})
export const Quoting: StoryObj = onrampStory({
  state: {
    ...onrampFilled,
    offers: ref(
      [coinbase, meld, moonpay].map((provider) => ({ provider, status: 'pending' as const })),
    ),
  },
})
export const Ready: StoryObj = onrampStory({ state: onrampFilled })
export const TooLittle: StoryObj = onrampStory({
  state: { ...onrampFilled, paymentAmount: '5', offers: idle },
})
export const TooMuch: StoryObj = onrampStory({
  state: { ...onrampFilled, paymentAmount: '30000', offers: idle },
})
export const SomeUnavailable: StoryObj = onrampStory({
  state: {
    ...onrampFilled,
    offers: ref([
      ...offers.slice(0, 1),
      {
        ...{ provider: meld, status: 'unavailable' as const, reason: 'refused' as const },
        detail: 'Not available in your region.',
      },
      { provider: moonpay, status: 'unavailable' as const, reason: 'network' as const },
    ]),
  },
})
export const NobodySells: StoryObj = onrampStory({
  state: {
    ...onrampFilled,
    offers: ref([
      { provider: coinbase, status: 'unavailable' as const, reason: 'token' as const },
      { provider: meld, status: 'unavailable' as const, reason: 'currency' as const },
      { provider: moonpay, status: 'unavailable' as const, reason: 'host' as const },
    ]),
  },
})
/** The service does not answer: no price is invented. */
export const Sample: StoryObj = onrampStory({ state: onrampSample })
export const WithPurchases: StoryObj = onrampStory({
  state: onrampFilled,
  orders: () => [toOrder({ status: 'awaitingUser' }), toOrder({ id: 'other', status: 'failed' })],
})
export const Legal: StoryObj = onrampStory({ state: onrampFilled, create: () => legal })
export const LegalCheckbox: StoryObj = onrampStory({
  state: onrampFilled,
  create: () => ({ ...legal, features: { legalCheckbox: true } }),
})
export const Unsupported: StoryObj = onrampStory({
  state: { offering: ref({ status: 'success', offering }) },
  prepare(onramp) {
    onramp.obstacle = 'unsupported'
  },
  create: () => ({
    networks: [base, mainnet],
    adapter: createTestAdapter({ session: rabby.id }),
  }),
})
export const Unavailable: StoryObj = onrampStory({
  prepare(onramp) {
    onramp.obstacle = 'unavailable'
  },
})
