import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AppKit } from '../appKit.ts'
import { createAppKit } from '../createAppKit.ts'
import { createTestAdapter, type TestAdapter } from '../test/createTestAdapter.ts'
import { AppKitButton } from './AppKitButton.tsx'

let adapter: TestAdapter
let kit: AppKit

beforeEach(() => {
  localStorage.clear()
  adapter = createTestAdapter()
  kit = createAppKit({ adapters: [adapter], networks: [mainnet] })
})

afterEach(() => {
  cleanup()
  kit.destroy()
})

test('default', async () => {
  render(<AppKitButton />, { wrapper: StrictMode })
  act(() => screen.getByRole('button', { name: 'Connect wallet' }).click())
  expect(kit.isOpen()).toBe(true)
  await act(async () => void (await kit.actions.connect({ connectorId: 'harbour' })))
  const button = screen.getByRole('button', {
    name: 'Account 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  })
  expect(button.textContent).toContain('b92266')
})

test('parameters: disabled, label', () => {
  render(<AppKitButton disabled label="Sign in" />)
  expect(screen.getByRole('button', { name: 'Sign in' })).toHaveProperty('disabled', true)
})

test('behavior: says so while a session is restored', () => {
  kit.destroy()
  const returning = createTestAdapter({ session: true })
  returning.hold()
  kit = createAppKit({ adapters: [returning], networks: [mainnet] })
  render(<AppKitButton />)
  expect(screen.getByRole('button', { name: 'Connecting…' }).ariaBusy).toBe('true')
})

test('behavior: the markup of a server is taken over without a mismatch', async () => {
  const container = document.createElement('div')
  const markup = renderToString(<AppKitButton />)
  expect(markup).toContain('Connect wallet')
  container.innerHTML = markup

  await kit.actions.connect({ connectorId: 'harbour' })
  const errors: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(container, <AppKitButton />, { onRecoverableError: (error) => errors.push(error) }),
  )
  expect(errors).toEqual([])
  expect(container.textContent).toContain('b92266')
  act(() => root.unmount())
})
