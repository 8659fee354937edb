import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestAdapter, frame, rabby } from '../../../test/createTestAdapter.ts'
import { createTwoWallets } from '../../../test/createTwoWallets.ts'
import { modalStory } from '../../../test/stories/modalStory.tsx'
import { openConnected } from '../../../test/stories/openConnected.ts'
import { mainnet, solana } from '../../../test/testNetworks.ts'

const meta: Meta = { title: 'Views/ProfileWallets' }
export default meta

const phantom = {
  ...rabby,
  id: 'app.phantom',
  name: 'Phantom',
  chain: 'solana',
  chains: ['solana'],
}
const recentWallets = [
  { id: frame.id, name: 'Frame' },
  { id: 'gone', name: 'A wallet that is gone' },
]

export const Connected: StoryObj = modalStory({
  create: () => ({ adapter: createTestAdapter({ session: rabby.id }) }),
  act: async (kit) => {
    await openConnected(kit, 'ProfileWallets')
    kit.controllers.connectors.setRecentWallets(recentWallets)
  },
})

export const SeveralKinds: StoryObj = modalStory({
  create: () => ({
    networks: [mainnet, solana],
    adapters: [
      createTestAdapter({ session: rabby.id }),
      createTestAdapter({ namespace: 'solana', connectors: [phantom], session: phantom.id }),
    ],
  }),
  act: (kit) => openConnected(kit, 'ProfileWallets'),
})

export const SeveralWallets: StoryObj = modalStory({
  create: () => ({ networks: [solana], adapters: [createTwoWallets().adapter] }),
  act: async (kit) => {
    await kit.actions.connect({ connectorId: 'dev.cleat.harbour' })
    await kit.actions.connect({ connectorId: 'dev.cleat.beacon' })
    await openConnected(kit, 'ProfileWallets')
  },
})

export const Nothing: StoryObj = modalStory({
  act: (kit) => void kit.actions.open({ view: 'ProfileWallets' }),
})

export const NothingAnyMore: StoryObj = modalStory({
  act: (kit) => {
    kit.controllers.connectors.setRecentWallets(recentWallets)
    void kit.actions.open({ view: 'ProfileWallets' })
  },
})
