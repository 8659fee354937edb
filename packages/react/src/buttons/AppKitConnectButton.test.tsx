import { act, cleanup, render, screen } from '@testing-library/react'
import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AppKitInstance } from '../compatible/appKitInstance.ts'
import { createAppKit } from '../compatible/createAppKit.ts'
import { createTestAdapter } from '../test/createTestAdapter.ts'
import { AppKitConnectButton } from './AppKitConnectButton.tsx'

let kit: AppKitInstance

beforeEach(() => {
  localStorage.clear()
  kit = createAppKit({ adapters: [createTestAdapter()], networks: [mainnet], enableEmbedded: true })
})

afterEach(() => {
  cleanup()
  kit.destroy()
})

test('default', async () => {
  render(<AppKitConnectButton />)
  act(() => screen.getByRole('button', { name: 'Connect wallet' }).click())
  expect(kit.controllers.router.current().name).toBe('Connect')
  await act(async () => void (await kit.actions.connect({ connectorId: 'harbour' })))
  expect(screen.getByRole('button', { name: 'Connect wallet' })).toBeTruthy()
})

test('parameters: namespace', () => {
  render(<AppKitConnectButton namespace="eip155" />)
  act(() => screen.getByRole('button').click())
  expect(kit.controllers.modal.state.namespace).toBe('eip155')
})
