import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestAdapter, rabby } from '../../../test/createTestAdapter.ts'
import { modalStory } from '../../../test/stories/modalStory.tsx'

const meta: Meta = { title: 'Views/UnsupportedChain' }
export default meta

export const Blocked: StoryObj = modalStory({
  create: () => ({ adapter: createTestAdapter({ session: rabby.id }) }),
  act: async (kit, adapter) => {
    await kit.actions.reconnect()
    adapter.moveTo('eip155:4242')
  },
})
