import { CleatError } from '@cleat/core'
import type { PaymentOutcome, SendFlow } from '@cleat/core/send'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { toPayment } from '../../../test/createFakeSend.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderSend } from '../../../test/renderSend.tsx'
import { filled } from '../../../test/sendStates.ts'
import { solana } from '../../../test/testNetworks.ts'
import { toCaipNetwork } from '../../../test/toCaipNetwork.ts'
import { watchLinks } from '../../../test/watchLinks.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const hash = '0x5e'
const payment = toPayment({
  receiverText: '',
  receiver: { status: 'idle' },
  preparing: { status: 'idle' },
  sending: { status: 'idle' },
  ...filled,
})
const asking: SendFlow = { status: 'pending', step: 'wallet', payment }
const inTheNetwork = (isSlow = false): SendFlow => ({
  status: 'pending',
  step: 'network',
  hash,
  isSlow,
  payment,
})
const rejected = new CleatError('REQUEST_USER_REJECTED', {
  context: { wallet: 'Rabby', method: 'payment:send' },
})
const walletError = new CleatError('WALLET_ERROR', {
  context: { wallet: 'Rabby', method: 'payment:send' },
})

const renderProgress = (sending: SendFlow) =>
  renderSend({
    routes: [{ name: 'WalletSend' }, { name: 'WalletSendPreview' }, { name: 'WalletSendProgress' }],
    state: { ...filled, sending },
  })
const heading = () => screen.getByRole('heading', { level: 3 }).textContent
const paragraph = (words: string | RegExp) => screen.getByText(words, { selector: 'p' })
const plain = (text: string | null | undefined) => text?.replace(/[\u2068\u2069]/g, '')
const link = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')

test('default', async () => {
  const { send, step } = await renderProgress(asking)
  expect(heading()).toBe('Continue in Rabby')
  expect(plain(paragraph(/^Confirm sending/).textContent)).toBe(
    'Confirm sending 0.25 ETH to ada.eth.',
  )
  await expectAccessible()

  await step(() => send.set({ sending: inTheNetwork() }))
  expect(heading()).toBe('Sending on Ethereum…')
  expect(screen.getByText('Transaction started')).toBeTruthy()
  expect(link(/^View on explorer/)).toBe('https://explorer.example/tx/0x5e')

  const outcome = { status: 'confirmed', hash } as const
  await step(() => send.set({ sending: { status: 'success', outcome, payment } }))
  expect(heading()).toBe('Sent')
  expect(paragraph(/^−0\.25/).textContent).toBe('−0.25 ETH')
  expect(plain(paragraph(/^To/).textContent)).toBe('To ada.eth')
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  expect(
    screen.getByText(/^Sent\. 0\.25 ETH/, { selector: '[role=status], [role=status] *' }),
  ).toBeTruthy()
  await expectAccessible()
}, 20_000)

test('behavior: Done leads to the account', async () => {
  const outcome = { status: 'confirmed', hash } as const
  const { kit, user } = await renderProgress({ status: 'success', outcome, payment })
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(kit.controllers.router.state.history).toEqual([{ name: 'Account' }])
})

test('behavior: a wallet that takes its time has a hint and a way back, which cancels nothing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const { kit, send, step, user } = await renderProgress(asking)
    expect(screen.queryByText(/icon in your browser/)).toBeNull()
    await step(() => vi.advanceTimersByTime(8100))
    expect(screen.getByText(/Rabby.*icon in your browser/, { selector: 'p' })).toBeTruthy()
    await user.click(screen.getAllByRole('button', { name: 'Back' }).at(-1) ?? document.body)
    expect(kit.controllers.router.state.history).toEqual([{ name: 'Account' }])
    expect(send.state.sending).toEqual(asking)
  } finally {
    vi.useRealTimers()
  }
})

test('behavior: slow is no failure', async () => {
  await renderProgress(inTheNetwork(true))
  expect(heading()).toBe('Taking longer than usual')
  expect(paragraph(/^Ethereum is busy\. Your transaction is still pending/)).toBeTruthy()
  await expectAccessible()
}, 20_000)

test('behavior: a wallet on another device is named and looked for there', async () => {
  const { kit, step } = await renderProgress(asking)
  const waiting = [{ id: 1, method: 'eth_sendTransaction', wallet: 'Rabby' }]
  await step(() => kit.controllers.connection.set({ waiting }))
  expect(paragraph(/Check your other device\.$/)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('behavior: a wallet on this device is opened by a link', async () => {
  const { kit, step, user } = await renderProgress(asking)
  const href = 'rainbow://'
  const linked = { id: 'rainbow', name: 'Rainbow', mobile_link: href }
  const waiting = [{ id: 1, method: 'eth_sendTransaction', wallet: 'Peer', href, linked }]
  await step(() => kit.controllers.connection.set({ waiting }))
  expect(heading()).toBe('Continue in Rainbow')
  const followed = watchLinks()
  await user.click(screen.getByRole('link', { name: 'Open Rainbow' }))
  expect(followed).toEqual([{ href, target: '_self' }])
})

test('behavior: leads back to the preview when the wallet was told no', async () => {
  const { kit, send, step } = await renderProgress(asking)
  await step(() =>
    send.set({ sending: { status: 'error', error: rejected, isUnknown: false, payment } }),
  )
  expect(kit.controllers.router.current().name).toBe('WalletSendPreview')
  expect(screen.getByText(/^Transaction declined/, { selector: '[data-variant] *' })).toBeTruthy()
})

const endings: [Exclude<PaymentOutcome, { status: 'confirmed' }>, string, RegExp, boolean][] = [
  [
    { status: 'failed', hash, reason: 'out of gas' },
    'Transaction failed',
    /rejected it: \u2068out of gas\u2069\./,
    true,
  ],
  [{ status: 'replaced', hash }, 'Transaction replaced', /didn’t arrive/, false],
  [{ status: 'dropped', hash }, 'Transaction dropped', /Nothing left your account/, true],
  [
    { status: 'altered', hash },
    'Transaction changed',
    /different from what you reviewed here/,
    false,
  ],
  [
    { status: 'unproven', hash },
    'Couldn’t verify the transaction',
    /couldn’t check here who was paid/,
    false,
  ],
]
test.each(endings)(
  'error: $status',
  async (outcome, title, words, canRepeat) => {
    const { kit, send, user } = await renderProgress({ status: 'ended', outcome, payment })
    expect(heading()).toBe(title)
    expect(paragraph(words)).toBeTruthy()
    expect(link(/^View on explorer/)).toBe('https://explorer.example/tx/0x5e')
    // What is not known does not look like a failure.
    const state = outcome.status === 'unproven' ? 'unknown' : 'error'
    expect(document.querySelector('[data-state]')?.getAttribute('data-state')).toBe(state)
    await expectAccessible()
    const retry = screen.queryByRole('button', { name: 'Try again' })
    expect(retry !== null).toBe(canRepeat)
    if (!retry) return
    await user.click(retry)
    expect(kit.controllers.router.current().name).toBe('WalletSendPreview')
    expect(send.asked).toContain('prepare')
  },
  20_000,
)

test('error: it was not sent', async () => {
  const { kit, user } = await renderProgress({
    status: 'error',
    error: walletError,
    isUnknown: false,
    payment,
  })
  expect(heading()).toBe('Something went wrong')
  expect(paragraph(/^Rabby reported a problem/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(kit.controllers.router.current().name).toBe('WalletSendPreview')
})

test('error: it was not sent on Solana', async () => {
  await renderProgress({
    status: 'error',
    error: walletError,
    isUnknown: false,
    payment: { ...payment, network: toCaipNetwork(solana) },
  })
  await waitFor(() =>
    expect(screen.getByText('Failed to send transaction. Please try again.')).toBeTruthy(),
  )
})

test('error: nobody can say whether it was sent', async () => {
  const { kit, send, step, user } = await renderProgress(asking)
  await step(() =>
    send.set({ sending: { status: 'error', error: walletError, isUnknown: true, payment } }),
  )
  expect(heading()).toBe('It may have been sent')
  expect(link(/^View account on explorer/)).toMatch(/^https:\/\/explorer\.example\/address\/0xf39F/)
  expect(screen.queryByText('Something went wrong')).toBeNull()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  expect(kit.controllers.router.current().name).toBe('WalletSendPreview')
  expect(send.asked).not.toContain('send')
}, 20_000)

test('behavior: closing while the wallet is asked stops nothing', async () => {
  const { kit, send, step, user } = await renderProgress(asking)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(kit.controllers.modal.state.open).toBe(false)
  await step(() => send.set({ sending: inTheNetwork() }))
  expect(send.state.sending).toMatchObject({ status: 'pending', step: 'network' })
})

test('behavior: leads to the account when there is nothing to follow', async () => {
  const { kit, send, step } = await renderProgress(asking)
  await step(() => send.set({ sending: { status: 'idle' } }))
  expect(kit.controllers.router.state.history).toEqual([{ name: 'Account' }])
})
