import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestAdapter, frame, rabby } from '../../test/createTestAdapter.ts'
import { modalStory } from '../../test/stories/modalStory.tsx'
import { untilConnected } from '../../test/stories/untilConnected.ts'
import { mainnet, solana } from '../../test/testNetworks.ts'

const meta: Meta = { title: 'Views/ProfileWallets' }
export default meta

const act: modalStory.Parameters['act'] = async (kit) => {
  await untilConnected(kit)
  kit.controllers.connectors.setRecentWallets([
    { id: rabby.id, name: 'Rabby' },
    { id: frame.id, name: 'Frame' },
  ])
  void kit.actions.open({ view: 'ProfileWallets' })
}
const connected = () => createTestAdapter({ session: rabby.id })

export const Default: StoryObj = modalStory({ create: () => ({ adapter: connected() }), act })

export const SeveralNamespaces: StoryObj = modalStory({
  create: () => ({
    networks: [mainnet, solana],
    adapters: [connected(), createTestAdapter({ namespace: 'solana', connectors: [] })],
  }),
  act,
})

export const NotConnected: StoryObj = modalStory({
  act: (kit) => void kit.actions.open({ view: 'ProfileWallets' }),
})
