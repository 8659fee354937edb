import { CleatError, type ErrorCode, type Kit } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestAdapter, rabby, toConnector } from '../../../test/createTestAdapter.ts'
import { modalStory } from '../../../test/stories/modalStory.tsx'

const meta: Meta = { title: 'Views/ConnectingExternal' }
export default meta

function open(kit: Kit): void {
  void kit.actions.open()
  kit.controllers.router.push({
    name: 'ConnectingExternal',
    connectorId: rabby.id,
    wallet: 'Rabby',
  })
}

/** The wallet fails at once. */
function failWith(code: ErrorCode, cause?: Error): StoryObj {
  return modalStory({
    async act(kit, adapter) {
      open(kit)
      while (adapter.asked.length === 0) await new Promise((done) => setTimeout(done, 10))
      adapter.answer(new CleatError(code, { context: { wallet: 'Rabby' }, cause }))
    },
  })
}

export const Pending: StoryObj = modalStory({ act: open })
export const Slow: StoryObj = modalStory({ act: open, speed: 40 })
export const Declined: StoryObj = failWith('CONNECTION_USER_REJECTED')
export const WaitsInWallet: StoryObj = failWith('CONNECTION_PENDING')
export const NoAccounts: StoryObj = failWith('CONNECTION_NO_ACCOUNTS')
export const NotInstalled: StoryObj = failWith('WALLET_NOT_INSTALLED')
export const Failed: StoryObj = failWith('CONNECTION_FAILED', new Error('context invalidated'))

export const Success: StoryObj = modalStory({
  speed: 0.01,
  async act(kit, adapter) {
    open(kit)
    while (adapter.asked.length === 0) await new Promise((done) => requestAnimationFrame(done))
    adapter.answer()
  },
})

const metaMask = toConnector('io.metamask', 'MetaMask')

export const ClaimedTwice: StoryObj = modalStory({
  create: () => ({
    adapter: createTestAdapter({ connectors: [metaMask, { ...metaMask, id: 'io.metamask#2' }] }),
  }),
  act: (kit) => void kit.actions.open({ connectorId: metaMask.id }),
})

export const LookAlike: StoryObj = modalStory({
  create: () => ({
    adapter: createTestAdapter({ connectors: [toConnector('io.evil', 'MetaMask')] }),
  }),
  act: (kit) => void kit.actions.open({ connectorId: 'io.evil' }),
})
