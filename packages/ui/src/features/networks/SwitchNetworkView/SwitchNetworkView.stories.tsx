import { CleatError, type ErrorCode } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestAdapter, rabby } from '../../../test/createTestAdapter.ts'
import { modalStory } from '../../../test/stories/modalStory.tsx'
import { openConnected } from '../../../test/stories/openConnected.ts'

const meta: Meta = { title: 'Views/SwitchNetwork' }
export default meta

function story(onSwitch: () => Promise<void>, isOffer?: true): StoryObj {
  return modalStory({
    create: () => ({
      adapter: Object.assign(createTestAdapter({ session: rabby.id }), { onSwitch }),
    }),
    act: async (kit) => {
      const { network, router } = kit.controllers
      await openConnected(kit, 'Networks')
      const caipNetworkId = network.find('eip155:8453')?.caipNetworkId
      if (caipNetworkId) router.push({ name: 'SwitchNetwork', caipNetworkId, isOffer })
    },
  })
}

const fail = (code: ErrorCode) => () =>
  Promise.reject(
    new CleatError(code as 'NETWORK_SWITCH_FAILED', {
      context: { network: 'Base', wallet: 'Rabby' },
    }),
  )
const wait = () => new Promise<void>(() => undefined)

export const Pending: StoryObj = story(wait)

export const PairingProposal: StoryObj = story(wait, true)

export const Declined: StoryObj = story(fail('NETWORK_SWITCH_REJECTED'))

export const NotPossible: StoryObj = story(fail('NETWORK_SWITCH_UNSUPPORTED'))

export const RequestWaits: StoryObj = story(fail('CONNECTION_PENDING'))

export const Failed: StoryObj = story(fail('NETWORK_SWITCH_FAILED'))
