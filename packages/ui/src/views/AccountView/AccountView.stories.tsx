import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestAdapter, rabby, type TestAdapter } from '../../test/createTestAdapter.ts'
import { modalStory } from '../../test/stories/modalStory.tsx'
import { untilConnected } from '../../test/stories/untilConnected.ts'

const meta: Meta = { title: 'Views/Account' }
export default meta

type Balance = Awaited<ReturnType<TestAdapter['onBalance']>>

function showAccount(
  onBalance?: () => Promise<Balance>,
  parameters: modalStory.Parameters = {},
): StoryObj {
  return modalStory({
    create() {
      const adapter = createTestAdapter({ session: rabby.id })
      if (onBalance) adapter.onBalance = onBalance
      return { adapter }
    },
    async act(kit) {
      await untilConnected(kit)
      void kit.actions.open()
    },
    ...parameters,
  })
}

const ether = (value: bigint) => async () => ({ value, decimals: 18, symbol: 'ETH' })

export const Default: StoryObj = showAccount()
export const Loading: StoryObj = showAccount(() => new Promise(() => undefined))
export const Failed: StoryObj = showAccount(() => Promise.reject(new Error('rpc down')))
export const Tiny: StoryObj = showAccount(ether(1n))
export const Nothing: StoryObj = showAccount(ether(0n))
export const Huge: StoryObj = showAccount(ether(123_456_789_012_345_678_901_234_567_890n))

export const UnsupportedNetwork: StoryObj = showAccount(undefined, {
  create: () => ({
    adapter: createTestAdapter({ session: rabby.id }),
    unsupportedChain: 'banner',
  }),
  async act(kit, adapter) {
    await untilConnected(kit)
    adapter.moveTo('eip155:4242')
    void kit.actions.open({ view: 'Account' })
  },
})

export const NoNetworkSwitch: StoryObj = showAccount(undefined, {
  create: () => ({
    adapter: createTestAdapter({ session: rabby.id }),
    enableNetworkSwitch: false,
  }),
})
