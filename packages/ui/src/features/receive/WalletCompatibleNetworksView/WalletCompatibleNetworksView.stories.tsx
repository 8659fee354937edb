import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestAdapter, rabby } from '../../../test/createTestAdapter.ts'
import { modalStory } from '../../../test/stories/modalStory.tsx'
import { openConnected } from '../../../test/stories/openConnected.ts'
import { manyNetworks } from '../../../test/testNetworks.ts'

const meta: Meta = { title: 'Views/WalletCompatibleNetworks' }
export default meta

export const Many: StoryObj = modalStory({
  create: () => ({ networks: manyNetworks, adapter: createTestAdapter({ session: rabby.id }) }),
  async act(kit) {
    await openConnected(kit, 'WalletReceive')
    kit.controllers.router.push({ name: 'WalletCompatibleNetworks' })
  },
})
