import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestAdapter, rabby } from '../../test/createTestAdapter.ts'
import { modalStory } from '../../test/stories/modalStory.tsx'
import { untilConnected } from '../../test/stories/untilConnected.ts'

const meta: Meta = { title: 'Views/AccountSettings' }
export default meta

export const Default: StoryObj = modalStory({
  create: () => ({ adapter: createTestAdapter({ session: rabby.id }) }),
  async act(kit) {
    await untilConnected(kit)
    void kit.actions.open()
    kit.controllers.router.push({ name: 'AccountSettings' })
  },
})
