import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestAdapter, rabby, testAddress } from '../../../test/createTestAdapter.ts'
import { modalStory } from '../../../test/stories/modalStory.tsx'
import { openConnected } from '../../../test/stories/openConnected.ts'

const meta: Meta = { title: 'Views/AccountSettings' }
export default meta

const create = () => ({ adapter: createTestAdapter({ session: rabby.id }) })

export const OneAccount: StoryObj = modalStory({
  create,
  act: (kit) => openConnected(kit, 'AccountSettings'),
})

export const SeveralAccounts: StoryObj = modalStory({
  create,
  act: async (kit) => {
    await openConnected(kit, 'AccountSettings')
    const others = Array.from({ length: 6 }, (_, at) => `0x${String(at + 1).repeat(40)}`)
    const allAccounts = [testAddress, ...others].map((address) => ({ address }))
    Object.assign(kit.controllers.account.state.eip155 ?? {}, { allAccounts })
  },
})
