import { CleatError, type ErrorCode } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestAdapter, rabby } from '../../test/createTestAdapter.ts'
import { modalStory } from '../../test/stories/modalStory.tsx'
import { untilConnected } from '../../test/stories/untilConnected.ts'

const meta: Meta = { title: 'Views/SwitchNetwork' }
export default meta

function switchToBase(
  onSwitch: () => Promise<void>,
  parameters: { isOffer?: true; speed?: number } = {},
): StoryObj {
  const { isOffer, speed } = parameters
  return modalStory({
    create() {
      const adapter = createTestAdapter({ session: rabby.id })
      adapter.onSwitch = onSwitch
      return { adapter }
    },
    async act(kit) {
      await untilConnected(kit)
      void kit.actions.open()
      const [, base] = kit.controllers.network.state.byNamespace.eip155?.caipNetworks ?? []
      if (base)
        kit.controllers.router.push({
          name: 'SwitchNetwork',
          caipNetworkId: base.caipNetworkId,
          isOffer,
        })
    },
    speed,
  })
}

const never = () => new Promise<void>(() => undefined)
const failWith = (code: ErrorCode) => () => {
  const context = { network: 'Base', wallet: 'Rabby' }
  return Promise.reject(new CleatError(code, { context, cause: new Error('-32603') }))
}

export const Offer: StoryObj = switchToBase(never, { isOffer: true })
export const Pending: StoryObj = switchToBase(never)
export const Slow: StoryObj = switchToBase(never, { speed: 40 })
export const Declined: StoryObj = switchToBase(failWith('NETWORK_SWITCH_REJECTED'))
export const BeyondTheWallet: StoryObj = switchToBase(failWith('NETWORK_SWITCH_UNSUPPORTED'))
export const Failed: StoryObj = switchToBase(failWith('NETWORK_SWITCH_FAILED'))
export const Success: StoryObj = switchToBase(async () => undefined, { speed: 0.01 })
