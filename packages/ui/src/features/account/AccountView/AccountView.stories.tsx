import type { KitOptions } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestAdapter, rabby, type TestAdapter } from '../../../test/createTestAdapter.ts'
import { modalStory } from '../../../test/stories/modalStory.tsx'
import { openConnected } from '../../../test/stories/openConnected.ts'

const meta: Meta = { title: 'Views/Account' }
export default meta

function story(
  parameters: {
    onBalance?: TestAdapter['onBalance']
    options?: Partial<KitOptions>
    /** The wallet's chain. */
    chain?: string
  } = {},
): StoryObj {
  const { onBalance, options, chain } = parameters
  return modalStory({
    create: () => {
      const adapter = createTestAdapter({ session: rabby.id })
      return { ...options, adapter: onBalance ? Object.assign(adapter, { onBalance }) : adapter }
    },
    act: async (kit, adapter) => {
      await openConnected(kit)
      if (chain) adapter.moveTo(chain)
    },
  })
}

export const Connected: StoryObj = story()

export const Named: StoryObj = modalStory({
  create: () => ({ adapter: createTestAdapter({ session: rabby.id }) }),
  act: async (kit) => {
    await openConnected(kit)
    Object.assign(kit.controllers.account.state.eip155 ?? {}, { profileName: 'lucy.eth' })
  },
})

export const BalanceLoading: StoryObj = story({ onBalance: () => new Promise(() => undefined) })

export const BalanceFailed: StoryObj = story({
  onBalance: () => Promise.reject(new TypeError('The node does not answer')),
})

export const BalanceHuge: StoryObj = story({
  onBalance: async () => ({ value: 123_456_789n * 10n ** 18n, decimals: 18, symbol: 'ETH' }),
})

export const NetworkFixed: StoryObj = story({ options: { enableNetworkSwitch: false } })

export const UnsupportedBanner: StoryObj = story({
  options: { unsupportedChain: 'banner' },
  chain: 'eip155:4242',
})

export const UnsupportedAndFixed: StoryObj = story({
  options: { unsupportedChain: 'banner', enableNetworkSwitch: false },
  chain: 'eip155:4242',
})

export const UnsupportedIgnored: StoryObj = story({
  options: { unsupportedChain: 'ignore' },
  chain: 'eip155:4242',
})
