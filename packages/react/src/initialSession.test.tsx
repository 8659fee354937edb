import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { mainnet } from 'viem/chains'
import { afterEach, expect, test, vi } from 'vitest'
import { AppKitProvider } from './AppKitProvider.tsx'
import { createAppKit } from './createAppKit.ts'
import { useAppKitSession } from './hooks/useAppKitSession.ts'
import type { AppKit } from './kit/appKit.ts'
import { createTestAdapter } from './test/createTestAdapter.ts'

let kit: AppKit | undefined
afterEach(() => {
  kit?.destroy()
  kit = undefined
  localStorage.clear()
})

const account = 'eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const session = {
  ...{ account, subject: account.replace(':1:', ':'), kind: 'key' as const, id: 'a', user: 'u' },
  ...{ createdAt: '2026-11-27T01:00:00.000Z', endsAt: '2096-11-27T01:00:00.000Z' },
}

function setUp(given: { namespace?: string; sessions?: object[] } = {}) {
  const { sessions = [] } = given
  const siwx = {
    createMessage: vi.fn(() => Promise.reject(new Error('not asked'))),
    addSession: async () => undefined,
    revokeSession: vi.fn(async () => undefined),
    setSessions: async () => undefined,
    getSessions: vi.fn(async () => sessions as never[]),
    policy: { prompt: 'manual', perChain: false, onAccountChange: 'revoke' } as const,
  }
  const adapter = createTestAdapter()
  const made = createAppKit({ adapters: [adapter], networks: [mainnet], siwx })
  kit = made
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppKitProvider kit={made} initialSession={session}>
      {children}
    </AppKitProvider>
  )
  const { result } = renderHook(() => useAppKitSession(given.namespace as never), { wrapper })
  const connect = () =>
    act(async () => {
      await waitFor(() => expect(made.controllers.signIn).toBeDefined())
      const [connector] = made.controllers.connectors.state.connectors
      await made.actions.connect({ connectorId: connector?.id ?? '' })
    })
  return { siwx, result, connect }
}

test('default: signed in at once, without a request', async () => {
  const { siwx, result } = setUp()
  expect(result.current).toMatchObject({ status: 'signedIn', session, sessions: [session] })
  await waitFor(() => expect(kit?.controllers.signIn).toBeDefined())
  expect(result.current.status).toBe('signedIn')
  expect(siwx.getSessions).not.toHaveBeenCalled()
})

test('behavior: of another family it says nothing', () => {
  const { result } = setUp({ namespace: 'solana' })
  expect(result.current).toMatchObject({ status: 'unknown', sessions: [] })
})

test('behavior: signing out without a wallet ends it on the server and here', async () => {
  const { siwx, result } = setUp()
  await act(() => result.current.signOut())
  expect(siwx.revokeSession).toHaveBeenCalledWith('eip155:1', account.slice(9))
  expect(result.current).toMatchObject({ status: 'unknown', session: undefined, sessions: [] })
})

test('behavior: a wallet that connects is looked up, and what that says counts from then on', async () => {
  const { siwx, result, connect } = setUp()
  await connect()
  await waitFor(() => expect(result.current.status).toBe('signedOut'))
  expect(siwx.getSessions).toHaveBeenCalledTimes(1)
  expect(result.current.sessions).toEqual([])
  await act(async () => {
    await kit?.actions.disconnect()
  })
  expect(result.current.status).not.toBe('signedIn')
})
