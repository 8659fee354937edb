import { screen, waitFor, within } from '@testing-library/react'
import { ref } from 'valtio/vanilla'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestAdapter, rabby } from '../../../test/createTestAdapter.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import {
  coinbase,
  meld,
  offering,
  offers,
  onrampFilled,
  onrampSample,
  toOrder,
} from '../../../test/onrampStates.ts'
import { renderOnramp } from '../../../test/renderOnramp.tsx'
import { base, mainnet } from '../../../test/testNetworks.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount you pay' })
/** What is wrong with the amount, beside the announcer. */
const refusal = () => document.querySelector('p[role=alert]')?.textContent
const plain = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/g, '')

test('default', async () => {
  const { kit, onramp, user } = await renderOnramp({ state: onrampFilled })
  expect(screen.getByRole('dialog', { name: 'Buy' })).toBeTruthy()
  expect(onramp.asked).toEqual(['start {}'])
  expect(amount().value).toBe('100')
  const rows = within(screen.getByRole('list', { name: 'Choose a provider' })).getAllByRole(
    'button',
  )
  expect(rows.map(({ textContent }) => plain(textContent))).toEqual([
    'CCoinbaseFees $2.98 · Card, Bank≈ 97.02 USDCBest',
    'MMoonPayFees $3.60 · Card, Apple Pay≈ 96.4 USDC',
    'MMeld.ioFees $4.13 · Card, Bank transfer≈ 95.87 USDC',
  ])
  await waitFor(() =>
    expect(screen.getByText(/^You get about .97.02 USDC. with Coinbase$/)).toBeTruthy(),
  )
  await expectAccessible()
  await user.click(button(/^MoonPay/))
  expect(onramp.asked).toContain('openProvider moonpay')
  expect(kit.controllers.router.current()).toEqual({ name: 'BuyInProgress' })
}, 20_000)

test('behavior: the window is asked for in the click itself', async () => {
  const { onramp } = await renderOnramp({ state: onrampFilled })
  button(/^Coinbase/).click()
  expect(onramp.asked.at(-1)).toBe('openProvider coinbase')
})

test('parameters: an intent starts the form', async () => {
  const intent = { amount: '250', paymentCurrency: 'EUR', purchaseCurrency: 'ETH' }
  const { onramp } = await renderOnramp({ routes: [{ name: 'OnRampProviders', intent }] })
  expect(onramp.asked).toEqual([`start ${JSON.stringify(intent)}`])
})

test('behavior: the way back from a list keeps the form', async () => {
  const { kit, onramp, step } = await renderOnramp({ state: onrampFilled })
  await step(() => kit.controllers.router.push({ name: 'OnRampTokenSelect' }))
  await step(() => kit.controllers.router.goBack())
  expect(onramp.asked).toEqual(['start {}'])
  expect(amount().value).toBe('100')
})

test('behavior: without an amount a provider leads to the field', async () => {
  const { onramp, user } = await renderOnramp({
    state: { ...onrampFilled, paymentAmount: undefined },
  })
  await user.click(button(/^Coinbase/))
  expect(document.activeElement).toBe(amount())
  expect(onramp.asked).toEqual(['start {}'])
  await user.keyboard('0.')
  expect(amount().value).toBe('0.')
  await user.keyboard('5')
  expect(onramp.state.paymentAmount).toBe('0.5')
  await waitFor(() => expect(refusal()).toBe('Pay $10 or more.'))
  await user.click(screen.getByRole('radio', { name: '$250' }))
  expect(onramp.state.paymentAmount).toBe('250')
  expect(amount().value).toBe('250')
  await user.clear(amount())
  await user.type(amount(), '26000')
  await waitFor(() => expect(refusal()).toBe('Pay $25,000 or less.'))
}, 20_000)

test('behavior: more decimals than the currency has are refused', async () => {
  const { onramp, user } = await renderOnramp({ state: onrampFilled })
  await user.clear(amount())
  await user.type(amount(), '10.555')
  expect(onramp.state.paymentAmount).not.toBe('10.555')
  expect(refusal()).toContain('USD allows fewer decimals')
})

test('behavior: the currencies open their lists', async () => {
  const { kit, user, step } = await renderOnramp({ state: onrampFilled })
  const { router } = kit.controllers
  await user.click(button('Pay with USD, choose another currency'))
  expect(router.current()).toEqual({ name: 'OnRampFiatSelect' })
  await step(() => router.goBack())
  await user.click(button('Get USDC, choose another token'))
  expect(router.current()).toEqual({ name: 'OnRampTokenSelect' })
})

test('behavior: without a service no price is shown', async () => {
  const { onramp, user } = await renderOnramp({ state: onrampSample })
  const list = screen.getByRole('list', { name: 'Choose a provider' })
  expect(
    screen.getByText('The price service doesn’t answer. Prices are shown by the provider.'),
  ).toBeTruthy()
  expect(plain(list.textContent)).toContain('Fees usually 1%–2% · Card, Bank')
  expect(within(list).getAllByText('No estimate')).toHaveLength(2)
  // The placeholder's amounts are no prices.
  expect(list.textContent).not.toMatch(/≈|100|\$/)
  await expectAccessible()
  await user.click(button(/^Meld/))
  expect(onramp.asked.at(-1)).toBe('openProvider meld')
}, 20_000)

test('behavior: one provider without a price is told apart', async () => {
  const error = onrampSample.offers?.[1]
  if (!error) throw new Error('no offer')
  await renderOnramp({ state: { ...onrampFilled, offers: ref([...offers.slice(0, 1), error]) } })
  expect(screen.getByText('Prices are shown by the provider.')).toBeTruthy()
  expect(button(/^Coinbase/).textContent).toContain('Best')
})

test('behavior: a provider that does not sell this says why, and cannot be pressed', async () => {
  const { onramp, user } = await renderOnramp({
    state: {
      ...onrampFilled,
      offers: ref([
        {
          ...{ provider: coinbase, status: 'unavailable' as const, reason: 'refused' as const },
          detail: 'Not available in your region.',
        },
        { provider: meld, status: 'unavailable' as const, reason: 'host' as const },
      ]),
    },
  })
  expect(plain(button(/^Coinbase/).textContent)).toContain('Not available in your region.')
  expect(button(/^Meld/).textContent).toContain('Not allowed by this app')
  expect(screen.getByText(/^No provider sells USDC for USD here/)).toBeTruthy()
  await user.click(button(/^Coinbase/))
  expect(onramp.asked).toEqual(['start {}'])
})

test('behavior: the app’s terms are agreed to first', async () => {
  const { onramp, user } = await renderOnramp({
    state: onrampFilled,
    termsConditionsUrl: 'https://app.example/terms',
    features: { legalCheckbox: true },
  })
  await user.click(button(/^Coinbase/))
  expect(onramp.asked).toEqual(['start {}'])
  expect(screen.getAllByText('Agree to the terms to continue.').length).toBeGreaterThan(0)
  await user.click(screen.getByRole('checkbox'))
  await user.click(button(/^Coinbase/))
  expect(onramp.asked.at(-1)).toBe('openProvider coinbase')
})

test('behavior: without a box the terms are linked', async () => {
  await renderOnramp({ state: onrampFilled, termsConditionsUrl: 'https://app.example/terms' })
  expect(screen.getByText(/^By continuing you agree to the/)).toBeTruthy()
})

test('behavior: the account’s purchases are there once there are some', async () => {
  const { kit, onramp, user, step } = await renderOnramp({ state: onrampFilled })
  expect(screen.queryByRole('button', { name: /^Your purchases/ })).toBeNull()
  const foreign = toOrder({ id: 'foreign', address: '0x01' })
  await step(() => onramp.setOrders([toOrder(), toOrder({ id: 'b', status: 'failed' }), foreign]))
  expect(button(/^Your purchases/).textContent).toContain('1 in progress')
  await user.click(button(/^Your purchases/))
  expect(kit.controllers.router.current()).toEqual({ name: 'OnRampActivity' })
})

test('behavior: it explains itself, and says so', async () => {
  const events: string[] = []
  const { kit, user } = await renderOnramp({
    state: onrampFilled,
    onEvent: ({ event }) => void events.push(event),
  })
  await user.click(button('How does buying work?'))
  expect(kit.controllers.router.current()).toEqual({ name: 'WhatIsABuy' })
  expect(events).toContain('SELECT_WHAT_IS_A_BUY')
})

test('behavior: where nothing is sold, it leads to a network where something is', async () => {
  const { kit, user } = await renderOnramp({
    state: { offering: ref({ status: 'success', offering }) },
    prepare(onramp) {
      onramp.obstacle = 'unsupported'
    },
    networks: [base, mainnet],
    adapter: createTestAdapter({ session: rabby.id }),
  })
  expect(screen.getByRole('heading', { name: 'Nothing to buy on Base' })).toBeTruthy()
  await user.click(button('Ethereum'))
  expect(kit.controllers.router.current()).toMatchObject({
    ...{ name: 'SwitchNetwork', caipNetworkId: 'eip155:1' },
  })
})
