import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestAdapter, rabby } from '../../test/createTestAdapter.ts'
import { modalStory } from '../../test/stories/modalStory.tsx'
import { untilConnected } from '../../test/stories/untilConnected.ts'
import { mainnet, manyNetworks, solana } from '../../test/testNetworks.ts'

const meta: Meta = { title: 'Views/Networks' }
export default meta

function showNetworks(parameters: modalStory.Parameters = {}): StoryObj {
  return modalStory({
    act: (kit) => void kit.actions.open({ view: 'Networks' }),
    ...parameters,
  })
}

export const Two: StoryObj = showNetworks()
export const Many: StoryObj = showNetworks({ create: () => ({ networks: manyNetworks }) })

export const Connected: StoryObj = showNetworks({
  create: () => ({
    networks: manyNetworks,
    adapter: createTestAdapter({ session: rabby.id }),
  }),
  async act(kit) {
    await untilConnected(kit)
    void kit.actions.open()
    kit.controllers.router.push({ name: 'Networks' })
  },
})

export const NothingFound: StoryObj = showNetworks({
  create: () => ({ networks: manyNetworks }),
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('searchbox'), 'no such network')
  },
})

export const SeveralNamespaces: StoryObj = showNetworks({
  create: () => ({
    networks: [mainnet, solana],
    adapters: [createTestAdapter(), createTestAdapter({ namespace: 'solana' })],
  }),
})
