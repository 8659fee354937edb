import { CleatError } from '@cleat/core'
import type { PreparedPayment, SendState } from '@cleat/core/send'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { toPayment } from '../../../test/createFakeSend.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderSend } from '../../../test/renderSend.tsx'
import { filled, receiver, usdc } from '../../../test/sendStates.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const renderPreview = (
  parameters: {
    state?: Partial<SendState>
    onPrepare?: () => Promise<Partial<PreparedPayment>>
  } = {},
) =>
  renderSend({
    routes: [{ name: 'WalletSend' }, { name: 'WalletSendPreview' }],
    state: { ...filled, ...parameters.state },
    prepare: (send) => {
      send.onPrepare = parameters.onPrepare
    },
  })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
/** The value of a fact. */
const fact = (label: string) =>
  [...document.querySelectorAll('dt')].find((term) => term.textContent === label)
    ?.nextElementSibling?.textContent
const payment = toPayment({
  receiverText: '',
  receiver: { status: 'idle' },
  preparing: { status: 'idle' },
  sending: { status: 'idle' },
  ...filled,
})
const declined = new CleatError('REQUEST_USER_REJECTED', {
  context: { wallet: 'Rabby', method: 'payment:send' },
})
const timeout = new CleatError('REQUEST_TIMEOUT', {
  context: { wallet: 'Rabby', method: 'payment:send', timeoutMs: 300_000 },
})

test('default', async () => {
  const { kit, send, user } = await renderPreview()
  expect(screen.getByRole('dialog', { name: 'Review' })).toBeTruthy()
  expect(screen.getByText('You send').parentElement?.textContent).toBe('You send0.25 ETH$628.10')
  expect(screen.getByRole('group', { name: 'Recipient’s address' }).textContent).toBe(receiver)
  expect(fact('To')).toBe(`ada.eth${receiver}`)
  expect(fact('From')).toBe('0xf3…b92266')
  expect(fact('Network')).toBe('Ethereum')
  expect(fact('Total')).toBe('0.250021 ETH')
  await waitFor(() => expect(fact('Network fee')).toContain('0.000021 ETH $0.05'))
  await expectAccessible()
  await user.click(button('Send'))
  expect(send.asked.filter((verb) => verb === 'send')).toHaveLength(1)
  expect(kit.controllers.router.current().name).toBe('WalletSendProgress')
}, 20_000)

test('behavior: the amount is shown to the last digit', async () => {
  await renderPreview({ state: { sendTokenAmount: 250_000_000_000_000_001n } })
  expect(screen.getByText('0.250000000000000001')).toBeTruthy()
})

test('behavior: what another coin costs is not added to the amount', async () => {
  await renderPreview({ state: { token: usdc, sendTokenAmount: 1_250_500_000n } })
  expect(fact('Total')).toBeUndefined()
  expect(screen.getByText('1,250.5')).toBeTruthy()
})

test('behavior: the most that the chain takes is told to who asks', async () => {
  const { user } = await renderPreview()
  const limit = await screen.findByText('Up to 0.000042 ETH')
  const details = limit.closest('details')
  expect(details?.open).toBe(false)
  await user.click(screen.getByText('0.000021'))
  expect(details?.open).toBe(true)
})

test('behavior: nothing can be sent while it is made ready', async () => {
  const { send, user } = await renderPreview({ onPrepare: () => new Promise(() => undefined) })
  expect(button('Send').ariaDisabled).toBe('true')
  await user.click(button('Send'))
  expect(send.asked).not.toContain('send')
  await waitFor(() => expect(screen.getByRole('img', { name: 'Preparing transaction…' })))
})

test('behavior: notes are told in plain words', async () => {
  const notes: PreparedPayment['notes'] = [
    { type: 'contract-receiver' },
    { type: 'smart-account-receiver' },
    { type: 'account-opened', cost: 10n ** 15n },
    { type: 'unused-receiver' },
    { type: 'token-fee', amount: 12_500_000n },
    { type: 'token-symbol', symbol: 'FAKE' },
    { type: 'wallet-sets-fee' },
  ]
  await renderPreview({
    state: { token: usdc, sendTokenAmount: 1n },
    onPrepare: async () => ({ notes, fee: undefined }),
  })
  for (const words of [
    /^This address is a contract/,
    'The recipient is a smart account.',
    /costs 0\.001 ETH\.$/,
    /^This address has no activity yet/,
    'This token takes a fee of 12.5 USDC, so the recipient gets less.',
    /is called FAKE, not USDC\./,
    /^Your wallet shows the network fee/,
  ])
    expect(screen.getByText(words)).toBeTruthy()
  await waitFor(() => expect(fact('Network fee')).toBe('Shown in your wallet'))
})

const instead = 412_000n * 10n ** 9n
const paid = { expected: instead, limit: instead, payloadLimit: 1n }

test('default: a sponsor pays, and what it pays is struck', async () => {
  const fee = { expected: 0n, limit: 0n, payloadLimit: 1n, sponsor: { name: 'Harbour', instead } }
  await renderPreview({ onPrepare: async () => ({ fee }) })
  await waitFor(() => expect(fact('Network fee')).toBe('Paid by HarbourUp to 0.000412 ETH'))
  expect(document.querySelector('s')?.textContent).toBe('Up to 0.000412 ETH')
  expect(fact('Total')).toBe('0.25 ETH')
  await expectAccessible()
})

test.each([
  ['declined', 'The sponsor doesn’t pay this time.'],
  ['unavailable', 'The sponsor didn’t answer.'],
] as const)('behavior: the account pays, because the sponsor %s', async (notSponsored, why) => {
  await renderPreview({ onPrepare: async () => ({ fee: { ...paid, notSponsored } }) })
  await waitFor(() => expect(fact('Network fee')).toMatch(/^Up to 0\.000412 ETH/))
  expect(fact('Network fee')).toContain(why)
})

test('behavior: a fee that rose has to be accepted before anything is sent', async () => {
  const { send, step, user } = await renderPreview()
  await step(() => {
    const { preparing } = send.state
    if (preparing.status !== 'success') throw new Error('It is not ready')
    send.set({ preparing: { ...preparing, feeBefore: { expected: 1n, limit: 2n } } })
  })
  expect(
    screen.getByText(/^The network fee went up/, { selector: '[data-variant] *' }),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  await expectAccessible()
  await user.click(button('Accept new fee'))
  expect(send.asked.at(-1)).toBe('confirmFee')
  await user.click(button('Send'))
  expect(send.asked.at(-1)).toBe('send')
}, 20_000)

const refusals: [CleatError, RegExp, string, string][] = [
  [
    new CleatError('PAYMENT_FEE_UNCOVERED', { context: { symbol: 'ETH', fee: '0.0021' } }),
    /about 0\.0021 ETH for the network fee/,
    'Change amount',
    'WalletSend',
  ],
  [
    new CleatError('PAYMENT_TOKEN_MISTRUSTED', { context: { token: 'USDC', reason: 'x' } }),
    /The details of USDC/,
    'Choose another token',
    'WalletSendSelectToken',
  ],
  [
    new CleatError('PAYMENT_UNSUPPORTED', { context: { network: 'Ethereum' } }),
    /Sending isn’t available on Ethereum/,
    'Choose network',
    'Networks',
  ],
]
test.each(refusals)('error: %o', async (error, words, remedy, view) => {
  const { kit, user } = await renderPreview({ onPrepare: () => Promise.reject(error) })
  expect(screen.getByText(words, { selector: '[data-variant] *' })).toBeTruthy()
  await user.click(button(remedy))
  expect(kit.controllers.router.current().name).toBe(view)
})

test('error: what the chain refuses can be tried again', async () => {
  const reason = 'transfer amount exceeds balance'
  const error = new CleatError('TRANSACTION_FAILED', { context: { reason, hash: undefined } })
  const { send, user } = await renderPreview({ onPrepare: () => Promise.reject(error) })
  expect(screen.getByText(new RegExp(reason), { selector: '[data-variant] *' })).toBeTruthy()
  send.onPrepare = undefined
  await user.click(button('Try again'))
  expect(button('Send').ariaDisabled).not.toBe('true')
})

test('behavior: what has expired is made ready again by itself', async () => {
  const { send, step } = await renderPreview()
  const before = send.asked.length
  await step(() =>
    send.set({ preparing: { status: 'error', error: new CleatError('PAYMENT_EXPIRED') } }),
  )
  expect(send.asked.slice(before)).toEqual(['prepare'])
  expect(send.state.preparing.status).toBe('success')
})

test('behavior: a payment that was declined says so, and can be sent', async () => {
  const { send, user } = await renderPreview({
    state: { sending: { status: 'error', error: declined, isUnknown: false, payment } },
  })
  const words = 'Transaction declined in Rabby. Nothing was sent.'
  expect(screen.getByText(words, { selector: '[data-variant] *' })).toBeTruthy()
  await user.click(button('Send'))
  expect(send.asked.at(-1)).toBe('send')
})

test('behavior: what may have been sent is not sent again before somebody has looked', async () => {
  const { send, user } = await renderPreview({
    state: { sending: { status: 'error', error: timeout, isUnknown: true, payment } },
  })
  await user.click(button('Send'))
  expect(send.asked).not.toContain('send')
  const box = screen.getByRole('checkbox', { name: 'I’ve checked. It wasn’t sent.' })
  expect(box.ariaInvalid).toBe('true')
  expect(screen.getByRole('link', { name: /^View account on explorer/ })).toBeTruthy()
  await expectAccessible()
  await user.click(box)
  await user.click(button('Send'))
  expect(send.asked.at(-1)).toBe('send')
}, 20_000)

test('behavior: Back from what is on its way does not lead to sending it twice', async () => {
  const { kit, send } = await renderPreview({
    state: { sending: { status: 'pending', step: 'network', hash: '0x5e', isSlow: true, payment } },
  })
  expect(kit.controllers.router.current().name).toBe('Account')
  expect(send.asked).not.toContain('prepare')
})

test('behavior: leads away when another account or network is in use', async () => {
  const { kit, send, step } = await renderPreview()
  await step(() => send.set({ token: undefined, preparing: { status: 'idle' } }))
  expect(kit.controllers.router.current().name).toBe('Account')
})

test('behavior: Cancel leads back to the form', async () => {
  const { kit, user } = await renderPreview()
  await user.click(button('Cancel'))
  expect(kit.controllers.router.current().name).toBe('WalletSend')
})
