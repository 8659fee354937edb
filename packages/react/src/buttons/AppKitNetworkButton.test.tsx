import { act, cleanup, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { base, mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AppKitInstance } from '../compatible/appKitInstance.ts'
import { createAppKit } from '../compatible/createAppKit.ts'
import { createTestAdapter, type TestAdapter } from '../test/createTestAdapter.ts'
import { AppKitNetworkButton } from './AppKitNetworkButton.tsx'

let adapter: TestAdapter
let kit: AppKitInstance

beforeEach(() => {
  localStorage.clear()
  adapter = createTestAdapter()
})

afterEach(() => {
  cleanup()
  kit.destroy()
})

function start(options: Partial<Parameters<typeof createAppKit>[0]> = {}) {
  kit = createAppKit({
    adapters: [adapter],
    networks: [mainnet, base],
    enableEmbedded: true,
    ...options,
  })
}

test('default', async () => {
  start()
  render(<AppKitNetworkButton />)
  await kit.runtime.load()
  act(() => screen.getByRole('button', { name: 'Ethereum' }).click())
  expect(kit.controllers.router.current().name).toBe('Networks')
  await act(() => kit.switchNetwork(base))
  expect(screen.getByRole('button', { name: 'Base' })).toBeTruthy()
})

test('parameters: label stands in until the network is known', async () => {
  start()
  expect(renderToString(<AppKitNetworkButton />)).toContain('Select network')
  const container = document.createElement('div')
  container.innerHTML = renderToString(<AppKitNetworkButton label="Networks" />)
  expect(container.querySelector('button')?.textContent).toBe('Networks')
  const errors: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(container, <AppKitNetworkButton label="Networks" />, {
      onRecoverableError: (error) => errors.push(error),
    }),
  )
  expect(errors).toEqual([])
  expect(container.textContent).toBe('Ethereum')
  act(() => root.unmount())
})

test('behavior: disabled while the modal is loading and where networks are fixed', async () => {
  start()
  render(<AppKitNetworkButton />)
  const button = screen.getByRole('button')
  expect(button).toHaveProperty('disabled', false)
  await act(async () => kit.setLoading(true))
  expect(button).toHaveProperty('disabled', true)
  await act(async () => kit.setLoading(false))
  expect(button).toHaveProperty('disabled', false)
  await act(async () => kit.updateOptions({ enableNetworkSwitch: false }))
  expect(button).toHaveProperty('disabled', true)
})

test.each([
  ['block', 'Switch network'],
  ['banner', 'Switch network'],
  ['ignore', 'Unknown network'],
] as const)('behavior: on an unlisted chain, with unsupportedChain %s', async (mode, text) => {
  start({ unsupportedChain: mode })
  render(<AppKitNetworkButton />)
  await act(async () => void (await kit.actions.connect({ connectorId: 'harbour' })))
  await act(async () => kit.controllers.network.setNetwork('eip155:999999' as never))
  expect(screen.getByRole('button', { name: text })).toBeTruthy()
})
