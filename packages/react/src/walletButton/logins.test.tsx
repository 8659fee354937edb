import type { Connector } from '@cleat/core'
import { createFakeAuthWallet } from '@cleat/core/test/createFakeAuthWallet'
import { createFakeLogins } from '@cleat/core/test/createFakeLogins'
import { act, render, renderHook, screen } from '@testing-library/react'
import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppKitInstance } from '../compatible/appKitInstance.ts'
import { createAppKit } from '../compatible/createAppKit.ts'
import { createTestAdapter } from '../test/createTestAdapter.ts'
import { AppKitWalletButton } from './AppKitWalletButton.tsx'
import { createAppKitWalletButton } from './createAppKitWalletButton.ts'
import { useAppKitUpdateEmail } from './useAppKitUpdateEmail.ts'

const harbour: Connector = {
  ...{ id: 'AUTH', name: 'Harbour', type: 'AUTH', chain: 'eip155', chains: ['eip155'] },
}

let kit: AppKitInstance | undefined

async function start() {
  const logins = createFakeLogins()
  const { wallet } = createFakeAuthWallet({ logins })
  const adapter = createTestAdapter()
  kit = createAppKit({
    ...{ adapters: [adapter], networks: [mainnet], enableEmbedded: true },
    authWallet: Object.assign(() => wallet, { hasLogins: true }),
  })
  const { connectors } = kit.controllers
  await vi.waitFor(() => expect(connectors.state.connectors).not.toEqual([]))
  connectors.setConnectors('eip155', [harbour])
  const runtime = await kit.runtime.load()
  runtime.attachRemoteWallets()
  const auth = await kit.feature('auth')
  await kit.remoteWallets.loaded
  return { kit, logins, auth }
}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

afterEach(() => {
  kit?.destroy()
  kit = undefined
})

test('default: a provider, in the modal', { timeout: 20_000 }, async () => {
  const { logins, kit } = await start()
  const { modal, router } = kit.controllers
  const connecting = createAppKitWalletButton().connect('google')
  await vi.waitFor(() => expect(logins.prompts).toHaveLength(1), 10_000)
  expect(modal.state.open).toBe(true)
  expect(router.state.history).toMatchObject([
    { name: 'Connect' },
    { name: 'ConnectingSocial', provider: 'google' },
  ])
  logins.prompts[0]?.approve()
  await expect(connecting).resolves.toMatchObject({ chainNamespace: 'eip155', chainId: 1 })
})

test('behavior: Farcaster has a view, e-mail asks for the address', {
  timeout: 20_000,
}, async () => {
  const { kit, logins } = await start()
  const { router } = kit.controllers
  const farcaster = createAppKitWalletButton().connect('farcaster')
  await vi.waitFor(() => expect(logins.prompts).toHaveLength(1), 10_000)
  expect(router.current().name).toBe('ConnectingFarcaster')
  const email = createAppKitWalletButton().connect('email')
  await vi.waitFor(() => expect(router.current().name).toBe('EmailLogin'))
  kit.close()
  await expect(farcaster).rejects.toMatchObject({ code: 'CONNECTION_USER_CLOSED' })
  await expect(email).rejects.toMatchObject({ code: 'CONNECTION_USER_CLOSED' })
})

test('default: a button of a login', async () => {
  const { kit } = await start()
  render(<AppKitWalletButton wallet="github" />)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'GitHub' })
  expect(button.disabled).toBe(false)
  act(() => kit.destroy())
})

test('default: the address of e-mail is changed', async () => {
  const { logins } = await start()
  logins.updated = Promise.resolve({ email: 'new@app.example' })
  const onSuccess = vi.fn()
  const { result } = renderHook(() => useAppKitUpdateEmail({ onSuccess }))
  expect(result.current).toMatchObject({ isPending: false, isError: false, isSuccess: false })
  await act(() => result.current.updateEmail())
  expect(result.current).toMatchObject({ data: { email: 'new@app.example' }, isSuccess: true })
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith({ email: 'new@app.example' })
  await expect(createAppKitWalletButton().updateEmail()).resolves.toEqual({
    email: 'new@app.example',
  })
})

test('error: what the wallet says', async () => {
  const { logins } = await start()
  logins.updated = Promise.reject(new Error('taken'))
  const onError = vi.fn()
  const { result } = renderHook(() => useAppKitUpdateEmail({ onError }))
  await act(() => result.current.updateEmail())
  expect(result.current).toMatchObject({ isError: true, error: { code: 'WALLET_ERROR' } })
  expect(onError).toHaveBeenCalledOnce()
})

test('error: CONFIG_NO_KIT', async () => {
  await expect(createAppKitWalletButton().updateEmail()).rejects.toMatchObject({
    code: 'CONFIG_NO_KIT',
  })
  const { result } = renderHook(() => useAppKitUpdateEmail())
  await act(() => result.current.updateEmail())
  expect(result.current.error).toMatchObject({ code: 'CONFIG_NO_KIT' })
})
