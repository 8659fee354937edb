import type { Meta, StoryObj } from '@storybook/react-vite'
import { ref } from 'valtio/vanilla'
import { dollar, offering, onrampFilled } from '../../../test/onrampStates.ts'
import { onrampStory } from '../../../test/stories/onrampStory.tsx'

const meta: Meta = { title: 'Views/OnRampFiatSelect' }
export default meta

const routes = [{ name: 'OnRampProviders' }, { name: 'OnRampFiatSelect' }] as const
const ids = ['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'AUD', 'CAD', 'BRL', 'PLN', 'TRY', 'INR', 'KRW']
const paymentCurrencies = [dollar, ...ids.slice(1).map((id) => ({ ...dollar, id }))]

export const Currencies: StoryObj = onrampStory({ routes, state: onrampFilled })
export const Many: StoryObj = onrampStory({
  routes,
  state: {
    ...onrampFilled,
    offering: ref({ status: 'success', offering: { ...offering, paymentCurrencies } }),
  },
})
