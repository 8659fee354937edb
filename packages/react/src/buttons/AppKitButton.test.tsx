import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { base, mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppKitInstance } from '../compatible/appKitInstance.ts'
import { createAppKit } from '../compatible/createAppKit.ts'
import { loadInterface } from '../interface/loadInterface.ts'
import { createTestAdapter, type TestAdapter } from '../test/createTestAdapter.ts'
import { AppKitButton } from './AppKitButton.tsx'

let adapter: TestAdapter
let kit: AppKitInstance

beforeEach(async () => {
  // The first connection loads it; transforming it takes longer than a test waits.
  await loadInterface()
  localStorage.clear()
  adapter = createTestAdapter()
  // Embedded, so that opening does not load the interface.
  kit = createAppKit({ adapters: [adapter], networks: [mainnet, base], enableEmbedded: true })
})

afterEach(() => {
  cleanup()
  kit.destroy()
})

const connect = () => act(async () => void (await kit.actions.connect({ connectorId: 'harbour' })))

test('default', async () => {
  render(<AppKitButton />, { wrapper: StrictMode })
  act(() => screen.getByRole('button', { name: 'Connect wallet' }).click())
  expect(kit.isOpen()).toBe(true)
  await connect()
  const button = await screen.findByRole('button', { name: 'Account 0xf3…b92266' })
  act(() => button.click())
  expect(kit.controllers.router.current().name).toBe('Account')
})

test('behavior: an account takes its place in the same element, which keeps the focus', async () => {
  render(<AppKitButton />)
  const button = screen.getByRole('button', { name: 'Connect wallet' })
  button.focus()
  await connect()
  expect(await screen.findByRole('button', { name: 'Account 0xf3…b92266' })).toBe(button)
  expect(document.activeElement).toBe(button)
})

test('parameters: disabled, label, size', () => {
  render(<AppKitButton disabled label="Sign in" size="sm" />)
  const button = screen.getByRole('button', { name: 'Sign in' })
  expect(button).toHaveProperty('disabled', true)
  expect(button.dataset.size).toBe('sm')
})

test('parameters: charsStart, charsEnd', async () => {
  render(<AppKitButton charsStart={6} charsEnd={2} />)
  await connect()
  expect(await screen.findByRole('button', { name: 'Account 0xf39F…66' })).toBeTruthy()
})

test('parameters: namespace', async () => {
  render(<AppKitButton namespace="solana" />)
  await connect()
  expect(screen.getByRole('button', { name: 'Connect wallet' })).toBeTruthy()
})

test('parameters: loadingLabel', () => {
  kit.destroy()
  const returning = createTestAdapter({ session: true })
  returning.hold()
  kit = createAppKit({ adapters: [returning], networks: [mainnet] })
  const { rerender } = render(<AppKitButton />)
  expect(screen.getByRole('button', { name: 'Connecting…' }).ariaBusy).toBe('true')
  rerender(<AppKitButton loadingLabel="One moment" />)
  expect(screen.getByRole('button', { name: 'One moment' })).toBeTruthy()
})

test('behavior: texts of the app', async () => {
  render(<AppKitButton />)
  await act(async () =>
    kit.updateOptions({ texts: { 'button.connect': 'Verbinden', 'button.account': 'Konto' } }),
  )
  expect(screen.getByRole('button', { name: 'Verbinden' })).toBeTruthy()
  await connect()
  expect(await screen.findByRole('button', { name: 'Konto 0xf3…b92266' })).toBeTruthy()
})

test('behavior: the texts are in the language of the modal, once it has loaded', async () => {
  render(<AppKitButton />)
  const german = { 'button.connect': 'Wallet verbinden' }
  await act(async () => kit.controllers.options.update({ translation: german }))
  expect(screen.getByRole('button', { name: 'Wallet verbinden' })).toBeTruthy()
  await act(async () => kit.updateOptions({ texts: { 'button.connect': 'Anmelden' } }))
  expect(screen.getByRole('button', { name: 'Anmelden' })).toBeTruthy()
})

test('behavior: a click while the interface loads is ignored, a click while it shows closes it', () => {
  render(<AppKitButton />)
  const button = screen.getByRole('button')
  act(() => button.click())
  act(() => kit.setLoading(true))
  act(() => button.click())
  expect(kit.isOpen()).toBe(true)
  act(() => kit.setLoading(false))
  act(() => button.click())
  expect(kit.isOpen()).toBe(false)
})

test('behavior: hydrates server markup without a mismatch', async () => {
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
  await vi.waitFor(() => expect(container.textContent).toContain('b92266'))
  act(() => root.unmount())
})

test('error: CONFIG_NO_KIT', () => {
  kit.destroy()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<AppKitButton />)).toThrow(
    expect.objectContaining({ code: 'CONFIG_NO_KIT', context: { caller: 'AppKitButton' } }),
  )
})

test('behavior: a session that is restored has the place of its account from the start', async () => {
  kit.destroy()
  const returning = createTestAdapter({ session: true })
  returning.hold()
  kit = createAppKit({ adapters: [returning], networks: [mainnet], enableEmbedded: true })
  const { rerender } = render(<AppKitButton />)
  expect(screen.getByRole('button').dataset.reserved).toBe('true')
  rerender(<AppKitButton balance="hide" />)
  expect(screen.getByRole('button').dataset.reserved).toBe('false')
})

test('behavior: a name and a picture take the place of the address', async () => {
  render(<AppKitButton />)
  await connect()
  await screen.findByRole('button', { name: 'Account 0xf3…b92266' })
  const profileImage = 'https://pictures.example/lucy.png'
  const { eip155 = {} } = kit.controllers.account.state
  await act(async () => void Object.assign(eip155, { profileName: 'lucy.eth', profileImage }))
  const button = screen.getByRole('button', { name: 'Account lucy.eth' })
  expect(button.querySelector(`img[src="${profileImage}"]`)).toBeTruthy()
  expect(screen.getByText('lucy.eth').title).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
})
