import type { Meta, StoryObj } from '@storybook/react-vite'
import { modalStory } from '../../../test/stories/modalStory.tsx'

const meta: Meta = { title: 'Views/WhatIsANetwork' }
export default meta

export const Guide: StoryObj = modalStory({
  act: (kit) => void kit.actions.open({ view: 'WhatIsANetwork' }),
})
