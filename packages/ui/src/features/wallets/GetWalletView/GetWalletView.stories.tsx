import type { Meta, StoryObj } from '@storybook/react-vite'
import { modalStory } from '../../../test/stories/modalStory.tsx'

const meta: Meta = { title: 'Views/GetWallet' }
export default meta

export const Default: StoryObj = modalStory({
  act(kit) {
    void kit.actions.open()
    kit.controllers.router.push({ name: 'GetWallet' })
  },
})
