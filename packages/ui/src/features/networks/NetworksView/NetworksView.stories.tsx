import type { KitOptions, Network } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestAdapter, rabby } from '../../../test/createTestAdapter.ts'
import { modalStory } from '../../../test/stories/modalStory.tsx'
import { openConnected } from '../../../test/stories/openConnected.ts'
import { base, mainnet, manyNetworks, solana } from '../../../test/testNetworks.ts'

const meta: Meta = { title: 'Views/Networks' }
export default meta

function story(networks: KitOptions['networks']): StoryObj {
  return modalStory({
    create: () => ({
      networks,
      adapters: [
        createTestAdapter({ session: rabby.id }),
        ...(networks.includes(solana) ? [createTestAdapter({ namespace: 'solana' })] : []),
      ],
    }),
    act: (kit) => openConnected(kit, 'Networks'),
  })
}

const toNetwork = (_: unknown, at: number): Network => ({
  ...mainnet,
  id: at + 2,
  name: `Network number ${at + 2}`,
})

export const Few: StoryObj = story([mainnet, base])

export const Many: StoryObj = story(manyNetworks)

export const SeveralKinds: StoryObj = story([mainnet, base, solana])

export const VeryMany: StoryObj = story([mainnet, ...Array.from({ length: 200 }, toNetwork)])

export const NotAllowedByWallet: StoryObj = modalStory({
  create: () => ({ networks: manyNetworks, adapter: createTestAdapter({ session: rabby.id }) }),
  act: async (kit) => {
    await openConnected(kit, 'Networks')
    const approvedCaipNetworkIds = ['eip155:1', 'eip155:137']
    const state = kit.controllers.network.state.byNamespace.eip155
    Object.assign(state ?? {}, { supportsAllNetworks: false, approvedCaipNetworkIds })
  },
})

export const NothingFound: StoryObj = modalStory({
  create: () => ({ networks: manyNetworks }),
  act: (kit) => void kit.actions.open({ view: 'Networks' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'zzz')
  },
})
