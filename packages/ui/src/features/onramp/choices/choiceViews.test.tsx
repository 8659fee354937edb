import { screen, waitFor } from '@testing-library/react'
import { ref } from 'valtio/vanilla'
import { afterEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { dollar, offering, onrampFilled } from '../../../test/onrampStates.ts'
import { renderOnramp } from '../../../test/renderOnramp.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const tokens = [{ name: 'OnRampProviders' }, { name: 'OnRampTokenSelect' }] as const
const currencies = [{ name: 'OnRampProviders' }, { name: 'OnRampFiatSelect' }] as const

test('default: a token is chosen, and leads back to the form', async () => {
  const { kit, onramp, user } = await renderOnramp({ state: onrampFilled, routes: tokens })
  expect(screen.getByRole('dialog', { name: 'Select token' })).toBeTruthy()
  const chosen = screen.getByRole('button', { name: /USD Coin/ })
  expect(chosen.getAttribute('aria-current')).toBe('true')
  expect(screen.queryByRole('searchbox')).toBeNull()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: /Ether/ }))
  expect(onramp.state.purchaseCurrency?.symbol).toBe('ETH')
  expect(kit.controllers.router.current().name).toBe('OnRampProviders')
}, 20_000)

test('default: a currency is chosen by its name', async () => {
  const { kit, onramp, user } = await renderOnramp({ state: onrampFilled, routes: currencies })
  expect(screen.getByRole('dialog', { name: 'Select currency' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Euro/ }))
  expect(onramp.state.paymentCurrency?.id).toBe('EUR')
  expect(kit.controllers.router.current().name).toBe('OnRampProviders')
})

test('behavior: a long list is searched by code and name', async () => {
  const ids = ['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'AUD', 'CAD', 'BRL', 'PLN', 'TRY', 'INR']
  const paymentCurrencies = ids.map((id) => ({ ...dollar, id }))
  const state = {
    ...onrampFilled,
    offering: ref({ status: 'success' as const, offering: { ...offering, paymentCurrencies } }),
  }
  const { user } = await renderOnramp({ state, routes: currencies })
  await user.type(screen.getByRole('searchbox'), 'yen')
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(screen.getByRole('button', { name: /JPY/ })).toBeTruthy()
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'shells')
  await waitFor(() => expect(screen.getAllByText(/Nothing matches/).length).toBeGreaterThan(0))
})

test('default: buying is explained, and leads back to the form', async () => {
  const { kit, user } = await renderOnramp({
    state: onrampFilled,
    routes: [{ name: 'OnRampProviders' }, { name: 'WhatIsABuy' }],
  })
  expect(screen.getByRole('dialog', { name: 'How buying works' })).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Buy tokens' }))
  expect(kit.controllers.router.current().name).toBe('OnRampProviders')
})
