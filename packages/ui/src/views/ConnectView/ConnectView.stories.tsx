import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestAdapter } from '../../test/createTestAdapter.ts'
import { modalStory } from '../../test/stories/modalStory.tsx'

const meta: Meta = { title: 'Views/Connect' }
export default meta

export const Installed: StoryObj = modalStory({ act: (kit) => void kit.actions.open() })

export const NoWallet: StoryObj = modalStory({
  create: () => ({ adapter: createTestAdapter({ connectors: [] }) }),
  act: (kit) => void kit.actions.open(),
})
