import { CleatError } from '@cleat/core'
import type { BuyFlow, OnrampOrder } from '@cleat/core/onramp'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { testAddress } from '../../../test/createTestAdapter.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { coinbase, onrampFilled, silence, toOrder } from '../../../test/onrampStates.ts'
import { renderOnramp } from '../../../test/renderOnramp.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const button = (name: string) => screen.getByRole('button', { name })
const title = () => screen.getByRole('heading', { level: 3 }).textContent
const url = 'https://pay.coinbase.com/buy?t=1'
const { id: orderId } = toOrder()
const hash = `0x${'5e'.repeat(32)}`

const toFlow = (status: 'blocked' | 'open' | 'closed'): BuyFlow => ({
  ...{ status, provider: coinbase, orderId, url, hasWindow: status === 'open' },
})

function start(order: Partial<OnrampOrder>, buying: BuyFlow = toFlow('open')) {
  return renderOnramp({
    state: { ...onrampFilled, buying },
    orders: [toOrder(order)],
    routes: [{ name: 'OnRampProviders' }, { name: 'BuyInProgress' }],
  })
}

test('default: the window is open, and what to compare with it is here', async () => {
  const { onramp, user } = await start({})
  expect(title()).toBe('Continue with Coinbase')
  expect(screen.getByRole('group', { name: 'Arrives at' }).textContent).toBe(testAddress)
  const { body } = document
  expect(body.textContent).toContain(testAddress)
  expect(body.textContent).toContain('$100.00')
  expect(body.textContent).toContain('97.02 USDC')
  await user.click(button('Show the window'))
  expect(onramp.asked).toContain('showWindow')
  await expectAccessible()
}, 20_000)

test('behavior: opening, there is nothing to press but to leave', async () => {
  const { kit, user } = await start({}, { status: 'opening', provider: coinbase })
  expect(title()).toBe('Opening Coinbase…')
  await user.click(button('Done'))
  expect(kit.controllers.router.current().name).toBe('Account')
})

test('behavior: blocked, the page is a plain link that keeps the referrer', async () => {
  const { onramp } = await start({}, toFlow('blocked'))
  expect(title()).toBe('Your browser blocked the window')
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Open Coinbase/ })
  expect(link.href).toBe(url)
  expect(link).toMatchObject({ target: '_blank', rel: 'noopener' })
  expect(link.getAttribute('referrerpolicy')).toBe('strict-origin')
  link.addEventListener('click', (event) => event.preventDefault())
  link.click()
  expect(onramp.asked).toContain('markOpened')
})

test('behavior: the closed window can be opened again, for a new order', async () => {
  const { onramp, user } = await start({}, toFlow('closed'))
  expect(title()).toBe('Window closed')
  expect(screen.getByText('Paid already? We keep looking.')).toBeTruthy()
  await user.click(button('Open Coinbase again'))
  expect(onramp.asked.at(-1)).toBe('openProvider coinbase')
  expect(title()).toBe('Opening Coinbase…')
})

test('behavior: a window out of reach is not called closed, and can be opened again', async () => {
  const { onramp, user } = await start({}, { ...toFlow('open'), hasWindow: false } as BuyFlow)
  expect(title()).toBe('Continue with Coinbase')
  expect(screen.queryByRole('button', { name: 'Show window' })).toBeNull()
  await user.click(button('Open Coinbase again'))
  expect(onramp.asked.at(-1)).toBe('openProvider coinbase')
})

test('behavior: not opened because of the service, it can be tried again', async () => {
  const { onramp, user } = await start({}, { status: 'error', provider: coinbase, error: silence })
  expect(title()).toBe('Couldn’t open Coinbase')
  await user.click(button('Try again'))
  expect(onramp.asked.at(-1)).toBe('openProvider coinbase')
})

test('behavior: a refused link is not tried again', async () => {
  const context = { provider: 'Coinbase', host: 'evil.example' }
  const error = new CleatError('ONRAMP_URL_REFUSED', { context })
  const { kit, user } = await start({}, { status: 'error', provider: coinbase, error })
  expect(screen.getAllByText(/leads to another site, so we didn’t open it/).length).toBeGreaterThan(
    0,
  )
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await user.click(button('Choose another provider'))
  expect(kit.controllers.router.current().name).toBe('OnRampProviders')
})

test.each<[string, Partial<OnrampOrder>, string]>([
  ['an identity check', { status: 'awaitingUser' }, 'Your turn at Coinbase'],
  ['a payment', { status: 'processing' }, 'Payment in progress'],
  ['tokens on their way', { status: 'sent', amount: '97.02', txHash: hash }, 'On its way'],
  ['slow tokens', { status: 'sent', updatedAt: 0 }, 'Taking longer than usual'],
  ['tokens that arrived', { status: 'delivered', received: '97.02' }, 'Received'],
  ['a declined card', { status: 'failed', reason: 'declined' }, 'Payment declined'],
  ['an identity not passed', { status: 'failed', reason: 'identity' }, 'Identity check not passed'],
  ['a limit', { status: 'failed', reason: 'limit' }, 'Limit reached'],
  ['a region', { status: 'failed', reason: 'region' }, 'Not available where you are'],
  ['another address', { status: 'failed', reason: 'mismatch' }, 'Purchase stopped'],
  ['a cancellation', { status: 'failed', reason: 'cancelled' }, 'Purchase cancelled'],
  ['a failure', { status: 'failed' }, 'Purchase failed'],
  ['a refund', { status: 'refunded' }, 'Payment refunded'],
  ['an expiry', { status: 'expired' }, 'Purchase expired'],
])('behavior: %s', async (_, order, expected) => {
  await start(order)
  expect(title()).toBe(expected)
})

test('behavior: what was sent is on the explorer, and not yet called received', async () => {
  await start({ status: 'sent', amount: '97.02', txHash: hash })
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: /^View on explorer/ }).href).toContain(
    hash,
  )
  expect(document.body.textContent).not.toContain('Received')
})

test('behavior: what arrived is the chain’s amount', async () => {
  await start({ status: 'delivered', amount: '97.02', received: '96.9' })
  expect(document.body.textContent).toContain('+96.9 USDC')
})

test('behavior: after a declined card the provider’s window takes another, while it is open', async () => {
  const declined = { status: 'failed', reason: 'declined' } as const
  const { onramp, user } = await start(declined)
  await user.click(button('Show the window'))
  expect(onramp.asked).toContain('showWindow')
  expect(button('Buy again')).toBeDefined()
})

test('behavior: a declined card without its window is bought again', async () => {
  await start({ status: 'failed', reason: 'declined' }, toFlow('closed'))
  expect(screen.queryByRole('button', { name: 'Show the window' })).toBeNull()
  expect(button('Buy again')).toBeDefined()
})

test('behavior: after an end the form is filled in, and another provider can be chosen', async () => {
  const { kit, onramp, user } = await start({ status: 'failed', reason: 'identity' })
  await user.click(button('Choose another provider'))
  expect(kit.controllers.router.current().name).toBe('OnRampProviders')
  expect(onramp.asked.some((call) => call.startsWith('openProvider'))).toBe(false)
})

test('behavior: a purchase of an earlier visit is bought again by the form', async () => {
  const { kit, user } = await renderOnramp({
    orders: [toOrder({})],
    routes: [{ name: 'OnRampActivity' }, { name: 'BuyInProgress', orderId }],
  })
  expect(title()).toBe('Not paid yet')
  await user.click(button('Open Coinbase again'))
  const intent = { amount: '100', paymentCurrency: 'USD', purchaseCurrency: 'USDC' }
  expect(kit.controllers.router.current()).toEqual({ name: 'OnRampProviders', intent })
})

test('behavior: after a day the visitor looks', async () => {
  const { onramp, user } = await renderOnramp({
    orders: [toOrder({ startedAt: Date.now() - 25 * 60 * 60_000 })],
    routes: [{ name: 'OnRampActivity' }, { name: 'BuyInProgress', orderId }],
  })
  expect(title()).toBe('Not seen yet')
  const asked = onramp.asked.length
  await user.click(button('Look again'))
  expect(onramp.asked.slice(asked)).toEqual([`resumeOrder ${orderId}`])
})

test.each([
  ['awaitingUser', true],
  ['sent', true],
  ['opened', false],
  ['expired', false],
] as const)(
  'behavior: whether one of before that is %s is looked after: %s',
  async (status, is) => {
    const { onramp } = await renderOnramp({
      orders: [toOrder({ status })],
      routes: [{ name: 'OnRampActivity' }, { name: 'BuyInProgress', orderId }],
    })
    expect(onramp.asked.includes(`resumeOrder ${orderId}`)).toBe(is)
  },
)

test('behavior: a purchase that is gone leads to the account', async () => {
  const { kit } = await renderOnramp({
    routes: [{ name: 'OnRampActivity' }, { name: 'BuyInProgress', orderId }],
  })
  expect(kit.controllers.router.current().name).toBe('Account')
})
