import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithKit } from '../test/renderWithKit.tsx'
import { useAppKitProvider } from './useAppKitProvider.ts'

type Provider = { request(request: { method: string }): Promise<unknown> }

test('default', async () => {
  const rendered = await renderWithKit(() => useAppKitProvider<Provider>('eip155'))
  const { kit } = rendered
  expect(rendered.result.current).toEqual({
    walletProvider: undefined,
    walletProviderType: undefined,
  })
  await act(async () => void (await kit.actions.connect({ connectorId: 'harbour' })))
  const { walletProvider, walletProviderType } = rendered.result.current
  expect(walletProviderType).toBe('ANNOUNCED')
  expect(await walletProvider?.request({ method: 'eth_chainId' })).toBe('answer to eth_chainId')
})

test('behavior: the provider stays the same object', async () => {
  const rendered = await renderWithKit(() => useAppKitProvider<Provider>('eip155'))
  const { kit } = rendered
  await act(async () => void (await kit.actions.connect({ connectorId: 'harbour' })))
  const { walletProvider } = rendered.result.current
  await act(() => kit.actions.disconnect())
  expect(rendered.result.current.walletProvider).toBeUndefined()
  await act(async () => void (await kit.actions.connect({ connectorId: 'harbour' })))
  expect(rendered.result.current.walletProvider).toBe(walletProvider)
})

test('error: REQUEST_NOT_ALLOWED', async () => {
  const rendered = await renderWithKit(() => useAppKitProvider<Provider>('eip155'))
  const { kit } = rendered
  await act(async () => void (await kit.actions.connect({ connectorId: 'harbour' })))
  await expect(
    rendered.result.current.walletProvider?.request({ method: 'eth_sign' }),
  ).rejects.toMatchObject({ code: 'REQUEST_NOT_ALLOWED' })
})

test('behavior: knows nothing before createAppKit', () => {
  const { result } = renderHook(() => useAppKitProvider('eip155'))
  expect(result.current).toEqual({ walletProvider: undefined, walletProviderType: undefined })
})
