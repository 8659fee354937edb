import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { mainnet } from 'viem/chains'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AppKitInstance } from '../compatible/appKitInstance.ts'
import { createAppKit } from '../compatible/createAppKit.ts'
import { loadInterface } from '../interface/loadInterface.ts'
import { createTestAdapter } from '../test/createTestAdapter.ts'
import { AppKitOnrampWidget } from './AppKitOnrampWidget.tsx'
import { loadOnrampWidget } from './loadOnrampWidget.ts'

let kit: AppKitInstance

// The first loading of all of it takes seconds on a busy machine.
beforeAll(async () => {
  await Promise.all([loadInterface(), loadOnrampWidget()])
}, 60_000)

beforeEach(() => {
  localStorage.clear()
  kit = createAppKit({ adapters: [createTestAdapter()], networks: [mainnet] })
})

afterEach(() => {
  cleanup()
  kit.destroy()
})

const button = (name: string) => screen.getByRole('button', { name })

test('default: an amount leads to the providers', async () => {
  render(<AppKitOnrampWidget />)
  const amount = await waitFor(() => screen.getByRole('textbox', { name: 'Amount' }))
  expect(button('Buy')).toHaveProperty('disabled', true)
  fireEvent.change(amount, { target: { value: '12,5' } })
  expect(amount).toHaveProperty('value', '12.5')
  fireEvent.change(amount, { target: { value: '12.5x' } })
  expect(amount).toHaveProperty('value', '12.5')
  fireEvent.click(button('250'))
  fireEvent.click(screen.getByRole('radio', { name: 'EUR' }))
  fireEvent.click(button('Buy'))
  await kit.runtime.load()
  // Without a wallet one is connected first. The form comes after that.
  expect(kit.controllers.router.current()).toMatchObject({
    name: 'Connect',
    next: { name: 'OnRampProviders', intent: { amount: '250', paymentCurrency: 'EUR' } },
  })
})

test('parameters: disabled and buttonLabel', async () => {
  render(<AppKitOnrampWidget disabled buttonLabel="Add funds" />)
  await waitFor(() => button('Add funds'))
  for (const element of screen.getAllByRole('button'))
    expect(element).toHaveProperty('disabled', true)
})

test('behavior: on a server it is empty', async () => {
  expect(renderToString(<AppKitOnrampWidget />)).toBe('<span data-cleat="onramp-widget"></span>')
  await act(async () => undefined)
})
