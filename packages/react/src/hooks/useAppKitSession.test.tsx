import { act, renderHook, waitFor } from '@testing-library/react'
import { mainnet } from 'viem/chains'
import { afterEach, expect, test, vi } from 'vitest'
import { createAppKit } from '../createAppKit.ts'
import type { AppKit } from '../kit/appKit.ts'
import { createTestAdapter } from '../test/createTestAdapter.ts'
import { useAppKitSession } from './useAppKitSession.ts'
import { useAppKitSIWX } from './useAppKitSIWX.ts'

let kit: AppKit | undefined
afterEach(() => {
  kit?.destroy()
  kit = undefined
  localStorage.clear()
})

const policy = { prompt: 'manual', perChain: false, onAccountChange: 'revoke' } as const

function createSiwx() {
  return {
    createMessage: vi.fn(async (input: { accountAddress: string; chainId: string }) => {
      const { host: domain, origin: uri } = location
      const issuedAt = '2026-11-27T01:00:00.000Z'
      const data = { ...input, domain, uri, version: '1', nonce: 'abcdefgh12345678', issuedAt }
      const text = [
        `${domain} wants you to sign in with your Ethereum account:`,
        ...[input.accountAddress, '', '', `URI: ${uri}`, 'Version: 1'],
        ...[`Chain ID: ${input.chainId.split(':')[1]}`, `Nonce: ${data.nonce}`],
        `Issued At: ${issuedAt}`,
      ].join('\n')
      return { ...data, toString: () => text }
    }),
    addSession: vi.fn(async () => undefined),
    revokeSession: vi.fn(async () => undefined),
    setSessions: async () => undefined,
    getSessions: async () => [],
    policy,
  }
}

async function setUp() {
  const siwx = createSiwx()
  const adapter = createTestAdapter()
  Object.assign(adapter.features, {
    'message:sign': async () => ({ signature: '0xab' }),
  })
  kit = createAppKit({ adapters: [adapter], networks: [mainnet], siwx })
  const { result } = renderHook(() => useAppKitSession())
  await waitFor(() => expect(kit?.controllers.signIn).toBeDefined())
  const [connector] = kit.controllers.connectors.state.connectors
  await act(async () => {
    await kit?.actions.connect({ connectorId: connector?.id ?? '' })
  })
  return { siwx, result }
}

test('default: signing in and out', async () => {
  const { siwx, result } = await setUp()
  await waitFor(() => expect(result.current.status).toBe('signedOut'))
  expect(result.current.isRequired).toBe(true)
  let session: unknown
  await act(async () => {
    session = await result.current.signIn()
  })
  expect(result.current).toMatchObject({ status: 'signedIn', session, sessions: [session] })
  await act(() => result.current.signOut())
  expect(result.current).toMatchObject({ status: 'signedOut', session: undefined, sessions: [] })
  expect(siwx.revokeSession).toHaveBeenCalledTimes(1)
})

test('error: what the server refuses', async () => {
  const { siwx, result } = await setUp()
  siwx.addSession.mockRejectedValueOnce(
    Object.assign(new Error('no'), { code: 'SIWX_EXPIRED', context: { at: 'now' } }),
  )
  await act(async () => {
    await expect(result.current.signIn()).rejects.toMatchObject({ code: 'SIWX_EXPIRED' })
  })
  expect(result.current).toMatchObject({ status: 'failed', error: { code: 'SIWX_EXPIRED' } })
})

test('behavior: without sign-in', async () => {
  kit = createAppKit({ adapters: [createTestAdapter()], networks: [mainnet] })
  const { result } = renderHook(() => [useAppKitSession(), useAppKitSIWX()] as const)
  const [{ status, isRequired, signIn }, siwx] = result.current
  expect([status, isRequired, siwx]).toEqual(['unknown', false, undefined])
  await expect(signIn()).rejects.toMatchObject({ code: 'CONFIG_SIWX_INVALID' })
})

test('behavior: useAppKitSIWX is what the app gave', () => {
  const siwx = createSiwx()
  kit = createAppKit({ adapters: [createTestAdapter()], networks: [mainnet], siweConfig: siwx })
  const { result } = renderHook(() => useAppKitSIWX())
  expect(result.current).toBe(siwx)
})
