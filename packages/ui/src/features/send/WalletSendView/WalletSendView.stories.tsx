import { CleatError } from '@cleat/core'
import type { SendState } from '@cleat/core/send'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createFakeCamera } from '../../../test/createFakeCamera.ts'
import { createTestAdapter, rabby } from '../../../test/createTestAdapter.ts'
import { ether, filled, receiver, usdc } from '../../../test/sendStates.ts'
import { answerStatus } from '../../../test/stories/answerStatus.ts'
import { replaceInWindow } from '../../../test/stories/replaceInWindow.ts'
import { answerTokens, sendStory } from '../../../test/stories/sendStory.tsx'
import { base } from '../../../test/testNetworks.ts'
import { toCaipNetwork } from '../../../test/toCaipNetwork.ts'

const meta: Meta = { title: 'Views/WalletSend' }
export default meta

const show = (state: Partial<SendState>): StoryObj => sendStory({ state })
const amount = 25n * 10n ** 16n

export const NoToken: StoryObj = show({})
export const NoAmount: StoryObj = show({ token: ether })
export const NoReceiver: StoryObj = show({ token: usdc, sendTokenAmount: 125_500_000n })
export const InsufficientFunds: StoryObj = show({ token: ether, sendTokenAmount: 10n ** 19n })
export const LongAmount: StoryObj = show({
  token: { ...usdc, quantity: { ...usdc.quantity, amount: 10n ** 30n } },
  sendTokenAmount: 123_456_789_012_345_678_901_234_567n,
})
export const LookingUp: StoryObj = show({
  token: ether,
  sendTokenAmount: amount,
  receiverText: 'ada.eth',
  receiver: { status: 'pending' },
})
export const NoAddress: StoryObj = show({
  token: ether,
  sendTokenAmount: amount,
  receiverText: 'ada',
  receiver: { status: 'error', reason: 'invalid' },
})
export const NameOfNobody: StoryObj = show({
  token: ether,
  sendTokenAmount: amount,
  receiverText: 'nobody.eth',
  receiver: { status: 'error', reason: 'nobody' },
})
export const LookUpFailed: StoryObj = show({
  token: ether,
  sendTokenAmount: amount,
  receiverText: 'ada.eth',
  receiver: {
    status: 'error',
    reason: 'failed',
    error: new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } }),
  },
})
export const LinkForAnotherNetwork: StoryObj = show({
  token: ether,
  receiverText: `ethereum:${receiver}@8453?value=1`,
  receiver: {
    status: 'error',
    reason: 'link',
    fault: 'network',
    caipNetworkId: toCaipNetwork(base).caipNetworkId,
  },
})
export const Ready: StoryObj = show(filled)
export const WholeAddress: StoryObj = sendStory({
  state: filled,
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByText(/^(Show full address|عرض العنوان كاملًا)$/)),
})
export const LookAlike: StoryObj = show({
  ...filled,
  receiverText: receiver,
  receiverProfileName: undefined,
  receiver: {
    status: 'success',
    notices: [
      {
        type: 'look-alike',
        address: '0x70997970C51812dc3A010C7d01b50e0d16bb79C8',
        label: 'ada.eth',
      },
    ],
  },
})
export const LookAlikeName: StoryObj = show({
  ...filled,
  receiverText: 'ad\u0430.eth',
  receiverProfileName: 'ad\u0430.eth',
  receiver: {
    status: 'success',
    notices: [
      {
        type: 'look-alike',
        address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
        label: 'ada.eth',
        name: 'ad\u0430.eth',
      },
    ],
  },
})
export const Notices: StoryObj = show({
  ...filled,
  receiver: {
    status: 'success',
    notices: [{ type: 'first-time' }, { type: 'own-account' }, { type: 'confusing-name' }],
  },
})
export const TokenContract: StoryObj = show({
  ...filled,
  token: usdc,
  sendTokenAmount: 1_000_000n,
  receiver: { status: 'success', notices: [{ type: 'token-contract' }] },
})
export const BalanceUnavailable: StoryObj = sendStory({
  fetch: answerStatus(500),
  speed: 20,
  create() {
    const adapter = createTestAdapter({ session: rabby.id })
    adapter.onBalance = () =>
      Promise.reject(new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } }))
    return { adapter }
  },
})
export const UnsupportedChain: StoryObj = sendStory({
  prepare: (send) => {
    send.isUnsupported = true
  },
})
export const OnAnotherNetwork: StoryObj = sendStory({
  routes: [{ name: 'WalletSend', intent: { caipNetworkId: toCaipNetwork(base).caipNetworkId } }],
})

/** A camera without a code in front of it. */
const scanStory = (parameters: createFakeCamera.Parameters = {}, speed = 1): StoryObj => {
  const story = sendStory({
    state: { token: ether },
    speed,
    play: async ({ canvas, userEvent }) =>
      // Found by its property, because its name is translated. `speed` shortens this wait too.
      userEvent.click(
        await canvas.findByRole('button', { expanded: false }, { timeout: 5_000 * speed }),
      ),
  })
  return {
    ...story,
    beforeEach() {
      const canvas = document.createElement('canvas')
      // A canvas stream only has frames that were painted after its start.
      const paint = () => canvas.getContext('2d')?.fillRect(0, 0, canvas.width, canvas.height)
      const painting = setInterval(paint, 50)
      const camera = createFakeCamera({
        createStream: () => canvas.captureStream(),
        ...parameters,
      })
      const restore = replaceInWindow({ fetch: answerTokens(), speed })
      return () => {
        clearInterval(painting)
        restore()
        camera.remove()
      }
    },
  }
}
const refuse = (name: string) => () => Promise.reject(new DOMException('No.', name))

export const Scanning: StoryObj = scanStory()
export const ScanStarting: StoryObj = scanStory({ onOpen: () => new Promise(() => undefined) })
export const ScanFindsNothing: StoryObj = scanStory({}, 20)
export const ScanRefused: StoryObj = scanStory({ onOpen: refuse('NotAllowedError') })
export const ScanWithoutCamera: StoryObj = scanStory({ onOpen: refuse('NotFoundError') })
