import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestAdapter, rabby } from '../../test/createTestAdapter.ts'
import { modalStory } from '../../test/stories/modalStory.tsx'
import { untilConnected } from '../../test/stories/untilConnected.ts'
import { mainnet, solana } from '../../test/testNetworks.ts'

const meta: Meta = { title: 'Views/SwitchActiveChain' }
export default meta

export const Default: StoryObj = modalStory({
  create: () => ({
    networks: [mainnet, solana],
    adapters: [
      createTestAdapter({ session: rabby.id }),
      createTestAdapter({ namespace: 'solana', connectors: [] }),
    ],
  }),
  async act(kit) {
    await untilConnected(kit)
    void kit.actions.open({ view: 'Networks' })
    const [network] = kit.controllers.network.state.byNamespace.solana?.caipNetworks ?? []
    if (network)
      kit.controllers.router.push({
        name: 'SwitchActiveChain',
        caipNetworkId: network.caipNetworkId,
      })
  },
})
