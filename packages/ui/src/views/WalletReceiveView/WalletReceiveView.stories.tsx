import type { KitOptions } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestAdapter, rabby } from '../../test/createTestAdapter.ts'
import { modalStory } from '../../test/stories/modalStory.tsx'
import { openConnected } from '../../test/stories/openConnected.ts'
import { mainnet, manyNetworks } from '../../test/testNetworks.ts'

const meta: Meta = { title: 'Views/WalletReceive' }
export default meta

const story = (networks: KitOptions['networks']): StoryObj =>
  modalStory({
    create: () => ({ networks, adapter: createTestAdapter({ session: rabby.id }) }),
    act: (kit) => openConnected(kit, 'WalletReceive'),
  })

export const ManyNetworks: StoryObj = story(manyNetworks)
export const OneNetwork: StoryObj = story([mainnet])
