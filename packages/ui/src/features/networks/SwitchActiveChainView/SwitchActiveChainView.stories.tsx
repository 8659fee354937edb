import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestAdapter, rabby } from '../../../test/createTestAdapter.ts'
import { modalStory } from '../../../test/stories/modalStory.tsx'
import { openConnected } from '../../../test/stories/openConnected.ts'
import { mainnet, solana } from '../../../test/testNetworks.ts'

const meta: Meta = { title: 'Views/SwitchActiveChain' }
export default meta

export const Explained: StoryObj = modalStory({
  create: () => ({
    networks: [mainnet, solana],
    adapters: [
      createTestAdapter({ session: rabby.id }),
      createTestAdapter({ namespace: 'solana' }),
    ],
  }),
  act: async (kit) => {
    const { network, router } = kit.controllers
    await openConnected(kit, 'Networks')
    const caipNetworkId = network.get('solana')?.caipNetwork.caipNetworkId
    if (caipNetworkId) router.push({ name: 'SwitchActiveChain', caipNetworkId })
  },
})
