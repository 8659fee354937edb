import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestAdapter, rabby } from '../../test/createTestAdapter.ts'
import { modalStory } from '../../test/stories/modalStory.tsx'
import { untilConnected } from '../../test/stories/untilConnected.ts'
import { manyNetworks } from '../../test/testNetworks.ts'

const meta: Meta = { title: 'Views/UnsupportedChain' }
export default meta

function moveAway(options: modalStory.Parameters['create'] = () => ({})): StoryObj {
  return modalStory({
    create: () => ({ adapter: createTestAdapter({ session: rabby.id }), ...options() }),
    async act(kit, adapter) {
      await untilConnected(kit)
      adapter.moveTo('eip155:4242')
    },
  })
}

export const Default: StoryObj = moveAway()
export const Many: StoryObj = moveAway(() => ({ networks: manyNetworks }))
