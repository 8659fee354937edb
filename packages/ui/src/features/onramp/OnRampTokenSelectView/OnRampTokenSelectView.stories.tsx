import type { Meta, StoryObj } from '@storybook/react-vite'
import { ref } from 'valtio/vanilla'
import { offering, onrampFilled, soldUsdc } from '../../../test/onrampStates.ts'
import { onrampStory } from '../../../test/stories/onrampStory.tsx'

const meta: Meta = { title: 'Views/OnRampTokenSelect' }
export default meta

const routes = [{ name: 'OnRampProviders' }, { name: 'OnRampTokenSelect' }] as const
const many = Array.from({ length: 300 }, (_, at) => ({
  ...{ ...soldUsdc, id: `T${at}`, name: `Token number ${at}`, symbol: `TKN${at}` },
}))
const purchaseCurrencies = [...offering.purchaseCurrencies, ...many]

export const Tokens: StoryObj = onrampStory({ routes, state: onrampFilled })
export const Many: StoryObj = onrampStory({
  routes,
  state: {
    ...onrampFilled,
    offering: ref({ status: 'success', offering: { ...offering, purchaseCurrencies } }),
  },
})
