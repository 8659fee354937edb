import type { SendFlow, SendState } from '@cleat/core/send'
import { expect, test } from 'vitest'
import { toPayment } from '../../../test/createFakeSend.ts'
import { filled, usdc } from '../../../test/sendStates.ts'
import { isSentAlready } from './isSentAlready.ts'

const state: SendState = {
  receiverText: '',
  receiver: { status: 'idle' },
  preparing: { status: 'idle' },
  sending: { status: 'idle' },
  tokenBalances: [],
  loading: false,
  ...filled,
}
const payment = toPayment(state)
const hash = '0x5e'
const onItsWay: SendFlow = { status: 'pending', step: 'network', hash, isSlow: true, payment }

const sent: readonly SendFlow[] = [
  onItsWay,
  { status: 'success', outcome: { status: 'confirmed', hash }, payment },
  { status: 'ended', outcome: { status: 'replaced', hash }, payment },
  { status: 'ended', outcome: { status: 'altered', hash }, payment },
  { status: 'ended', outcome: { status: 'unproven', hash }, payment },
]
test.each(sent)('default: $status $step $outcome.status', (sending) => {
  expect(isSentAlready({ ...state, sending })).toBe(true)
})

const notSent: readonly SendFlow[] = [
  { status: 'idle' },
  { status: 'pending', step: 'wallet', payment },
  { status: 'ended', outcome: { status: 'failed', hash, reason: 'out of gas' }, payment },
  { status: 'ended', outcome: { status: 'dropped', hash }, payment },
]
test.each(notSent)('behavior: $status $step $outcome.status can be sent', (sending) => {
  expect(isSentAlready({ ...state, sending })).toBe(false)
})

test('behavior: another form is another payment', () => {
  expect(isSentAlready({ ...state, sendTokenAmount: 1n, sending: onItsWay })).toBe(false)
  expect(isSentAlready({ ...state, receiverAddress: '0x00', sending: onItsWay })).toBe(false)
  expect(isSentAlready({ ...state, token: usdc, sending: onItsWay })).toBe(false)
})
