import { CleatError, type Kit } from '@cleat/core'
import type { PaymentOutcome, SendFlow } from '@cleat/core/send'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { toPayment } from '../../../test/createFakeSend.ts'
import { filled } from '../../../test/sendStates.ts'
import { sendStory } from '../../../test/stories/sendStory.tsx'

const meta: Meta = { title: 'Views/WalletSendProgress' }
export default meta

const payment = toPayment({
  receiverText: '',
  receiver: { status: 'idle' },
  preparing: { status: 'idle' },
  sending: { status: 'idle' },
  ...filled,
})
const hash = '0x5e0b1f1c9a7d4f1c9a7d4f1c9a7d4f1c9a7d4f1c9a7d4f1c9a7d4f1c9a7d4f1c'

const show = (sending: SendFlow, act?: (kit: Kit) => void, isHandheld?: true): StoryObj =>
  sendStory({
    routes: [{ name: 'WalletSend' }, { name: 'WalletSendPreview' }, { name: 'WalletSendProgress' }],
    state: { ...filled, sending },
    prepare: (_, kit) => act?.(kit),
    isHandheld,
  })
const ended = (outcome: Exclude<PaymentOutcome, { status: 'confirmed' }>): StoryObj =>
  show({ status: 'ended', outcome, payment })
const asking: SendFlow = { status: 'pending', step: 'wallet', payment }
const rainbow = {
  id: 'rainbow',
  name: 'Rainbow',
  image_id: 'rainbow',
  mobile_link: 'rainbow://',
}
const wait = (href: string | undefined) => (kit: Kit) => {
  kit.controllers.connection.set({
    waiting: [{ id: 1, method: 'eth_sendTransaction', wallet: 'Rainbow', href, linked: rainbow }],
  })
}

export const InWallet: StoryObj = show(asking)
export const OnAnotherDevice: StoryObj = show(asking, wait(undefined))
export const OnThisDevice: StoryObj = show(asking, wait('rainbow://'), true)
export const InTheNetwork: StoryObj = show({
  status: 'pending',
  step: 'network',
  hash,
  isSlow: false,
  payment,
})
export const StillPending: StoryObj = show({
  status: 'pending',
  step: 'network',
  hash,
  isSlow: true,
  payment,
})
export const Sent: StoryObj = show({
  status: 'success',
  outcome: { status: 'confirmed', hash },
  payment,
})
export const Failed: StoryObj = ended({ status: 'failed', hash, reason: 'out of gas' })
export const Replaced: StoryObj = ended({ status: 'replaced', hash })
export const Dropped: StoryObj = ended({ status: 'dropped', hash })
export const Altered: StoryObj = ended({ status: 'altered', hash })
export const Unproven: StoryObj = ended({ status: 'unproven', hash })
export const NotSent: StoryObj = show({
  status: 'error',
  error: new CleatError('WALLET_ERROR', {
    context: { wallet: 'Rabby', method: 'eth_sendTransaction' },
  }),
  isUnknown: false,
  payment,
})
export const MaybeSent: StoryObj = show({
  status: 'error',
  error: new CleatError('REQUEST_TIMEOUT', {
    context: { wallet: 'Rabby', method: 'eth_sendTransaction', timeoutMs: 300_000 },
  }),
  isUnknown: true,
  payment,
})
