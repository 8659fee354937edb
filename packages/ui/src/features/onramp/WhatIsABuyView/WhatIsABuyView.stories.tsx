import type { Meta, StoryObj } from '@storybook/react-vite'
import { onrampFilled } from '../../../test/onrampStates.ts'
import { onrampStory } from '../../../test/stories/onrampStory.tsx'

const meta: Meta = { title: 'Views/WhatIsABuy' }
export default meta

export const Explained: StoryObj = onrampStory({
  routes: [{ name: 'OnRampProviders' }, { name: 'WhatIsABuy' }],
  state: onrampFilled,
})
