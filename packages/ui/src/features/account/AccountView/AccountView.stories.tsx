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

const picture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 8 8%22%3E%3Cpath fill=%22%23f5b942%22 d=%22M0 0h8v8H0z%22/%3E%3Ccircle cx=%224%22 cy=%224%22 r=%222%22 fill=%22%23fff%22/%3E%3C/svg%3E'

export const Named: StoryObj = modalStory({
  create: () => ({ adapter: createTestAdapter({ session: rabby.id }) }),
  act: async (kit) => {
    await openConnected(kit)
    Object.assign(kit.controllers.account.state.eip155 ?? {}, {
      profileName: 'lucy.eth',
      profileImage: picture,
    })
  },
})

export const NamedAtLength: StoryObj = modalStory({
  create: () => ({ adapter: createTestAdapter({ session: rabby.id }) }),
  act: async (kit) => {
    await openConnected(kit)
    const profileName = `${'a-rather-long-name.'.repeat(3)}eth`
    Object.assign(kit.controllers.account.state.eip155 ?? {}, { profileName })
  },
})

/** As after a visit of an hour ago, while the node does not answer. */
export const Remembered: StoryObj = modalStory({
  create: () => ({
    adapter: Object.assign(createTestAdapter({ session: rabby.id }), {
      onBalance: () => Promise.reject(new TypeError('The node does not answer')),
    }),
  }),
  act: async (kit) => {
    await openConnected(kit)
    const { queryClient, queries } = await kit.runtime.load()
    const { address = '' } = kit.controllers.account.get('eip155')
    const { queryKey } = queries.balance({ address, network: kit.controllers.network.getActive() })
    const balance = { value: 12n * 10n ** 17n, decimals: 18, symbol: 'ETH' }
    queryClient.setQueryData(queryKey, balance, { updatedAt: Date.now() - 3_600_000 })
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
