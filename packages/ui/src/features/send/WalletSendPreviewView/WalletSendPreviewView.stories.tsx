import { CleatError } from '@cleat/core'
import type { PreparedPayment, SendState } from '@cleat/core/send'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FakeSend } from '../../../test/createFakeSend.ts'
import { toPayment } from '../../../test/createFakeSend.ts'
import { filled, usdc } from '../../../test/sendStates.ts'
import { sendStory } from '../../../test/stories/sendStory.tsx'

const meta: Meta = { title: 'Views/WalletSendPreview' }
export default meta

const story = (state: Partial<SendState> = {}, prepare?: (send: FakeSend) => void): StoryObj =>
  sendStory({
    routes: [{ name: 'WalletSend' }, { name: 'WalletSendPreview' }],
    state: { ...filled, ...state },
    prepare,
  })
const prepared = (parts: Partial<PreparedPayment>, state?: Partial<SendState>): StoryObj =>
  story(state, (send) => {
    send.onPrepare = async () => parts
  })
const refused = (error: CleatError): StoryObj =>
  story({}, (send) => {
    send.onPrepare = () => Promise.reject(error)
  })
const failed = (error: CleatError, isUnknown: boolean): StoryObj =>
  story({ sending: { status: 'error', error, isUnknown, payment: toPayment(noState) } })
const noState: SendState = {
  receiverText: '',
  receiver: { status: 'idle' },
  preparing: { status: 'idle' },
  sending: { status: 'idle' },
  tokenBalances: [],
  loading: false,
}
const token = { token: usdc, sendTokenAmount: 1_250_500_000n }
const gwei = 10n ** 9n

export const Ready: StoryObj = story()
export const Token: StoryObj = story(token)
export const ToTheLastDigit: StoryObj = story({ sendTokenAmount: 250_000_000_000_000_001n })
export const Preparing: StoryObj = story({}, (send) => {
  send.onPrepare = () => new Promise(() => undefined)
})
export const FeeAtMost: StoryObj = sendStory({
  routes: [{ name: 'WalletSend' }, { name: 'WalletSendPreview' }],
  state: filled,
  play: async ({ canvasElement, userEvent }) => {
    const toggle = await new Promise<Element>((done) => {
      const look = () => {
        const found = canvasElement.ownerDocument.querySelector('dl summary')
        if (found) done(found)
        else setTimeout(look, 20)
      }
      look()
    })
    await userEvent.click(toggle)
  },
})
export const WalletSetsFee: StoryObj = prepared({
  fee: undefined,
  notes: [{ type: 'wallet-sets-fee' }],
})
const instead = 412_000n * gwei
export const Sponsored: StoryObj = prepared({
  fee: { expected: 0n, limit: 0n, payloadLimit: 1n, sponsor: { name: 'Harbour', instead } },
})
export const NotSponsored: StoryObj = prepared({
  fee: { expected: instead, limit: instead, payloadLimit: 1n, notSponsored: 'declined' },
})
export const Warnings: StoryObj = prepared(
  { notes: [{ type: 'contract-receiver' }, { type: 'token-fee', amount: 12_505_000n }] },
  token,
)
export const Notes: StoryObj = prepared(
  {
    notes: [
      { type: 'smart-account-receiver' },
      { type: 'account-opened', cost: 2_039_280n * gwei },
      { type: 'unused-receiver' },
    ],
  },
  token,
)
export const FeeRose: StoryObj = story({}, (send) => {
  const { prepare } = send
  send.prepare = async () => {
    await prepare()
    const { preparing } = send.state
    if (preparing.status !== 'success') return
    send.set({ preparing: { ...preparing, feeBefore: { expected: 1n, limit: 2n } } })
  }
})
export const FeeUncovered: StoryObj = refused(
  new CleatError('PAYMENT_FEE_UNCOVERED', { context: { symbol: 'ETH', fee: '0.0021' } }),
)
export const ChainRefuses: StoryObj = refused(
  new CleatError('TRANSACTION_FAILED', {
    context: { reason: 'transfer amount exceeds balance', hash: undefined },
  }),
)
export const Mistrusted: StoryObj = refused(
  new CleatError('PAYMENT_TOKEN_MISTRUSTED', {
    context: { token: 'USDC', reason: 'the chain says it has 18 decimals and not 6' },
  }),
)
export const Declined: StoryObj = failed(
  new CleatError('REQUEST_USER_REJECTED', {
    context: { wallet: 'Rabby', method: 'eth_sendTransaction' },
  }),
  false,
)
export const MaybeSent: StoryObj = failed(
  new CleatError('REQUEST_TIMEOUT', {
    context: { wallet: 'Rabby', method: 'eth_sendTransaction', timeoutMs: 300_000 },
  }),
  true,
)
