import type { ConnectionAccount, KitOptions } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestAdapter, rabby, testAddress } from '../../../test/createTestAdapter.ts'
import { modalStory } from '../../../test/stories/modalStory.tsx'
import { openConnected } from '../../../test/stories/openConnected.ts'
import { mainnet, manyNetworks } from '../../../test/testNetworks.ts'

const meta: Meta = { title: 'Views/WalletReceive' }
export default meta

const story = (
  networks: KitOptions['networks'],
  accounts?: readonly ConnectionAccount[],
): StoryObj =>
  modalStory({
    create: () => ({ networks, adapter: createTestAdapter({ session: rabby.id }) }),
    async act(kit) {
      await openConnected(kit, 'WalletReceive')
      const { eip155 = {} } = kit.controllers.account.state
      if (accounts) Object.assign(eip155, { allAccounts: accounts })
    },
  })

export const ManyNetworks: StoryObj = story(manyNetworks)
export const Named: StoryObj = modalStory({
  create: () => ({ networks: [mainnet], adapter: createTestAdapter({ session: rabby.id }) }),
  async act(kit) {
    await openConnected(kit, 'WalletReceive')
    Object.assign(kit.controllers.account.state.eip155 ?? {}, { profileName: 'lucy.eth' })
  },
})
export const OneNetwork: StoryObj = story([mainnet])
export const SmartAccount: StoryObj = story(manyNetworks, [
  { address: testAddress, type: 'smartAccount' },
])
export const TwoKinds: StoryObj = story(
  [mainnet],
  [
    { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', type: 'payment' },
    {
      address: 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
      type: 'ordinal',
    },
  ],
)
