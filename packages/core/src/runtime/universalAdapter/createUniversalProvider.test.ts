import { expect, test, vi } from 'vitest'
import type { Connection } from '../../contract/adapter/connection.ts'
import type { AdapterSession } from '../../contract/walletAdapter/createWalletAdapter.ts'
import { createConnection } from '../../test/createFakeAdapter.ts'
import { baseId, mainnetId } from '../../test/networks.ts'
import { createUniversalProvider } from './createUniversalProvider.ts'
import type { UniversalWallet } from './universalWallet.ts'

type Listener = (next: Connection | null, before: Connection | null) => void

function create() {
  const listeners = new Set<Listener>()
  const submit = vi.fn(async () => 'answer')
  const session: AdapterSession<UniversalWallet> = {
    networks: [],
    current: () => {
      throw new Error('not asked for')
    },
    find: () => undefined,
    connect: () => Promise.reject(new Error('not asked for')),
    disconnect: async () => undefined,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const change: Listener = (next, before) => {
    for (const listener of listeners) listener(next, before)
  }
  return { provider: createUniversalProvider(session, { submit }), submit, change, listeners }
}

test('default', async () => {
  const { provider, submit } = create()
  const request = { method: 'personal_sign', params: ['0x'] }
  expect(await provider.request(request)).toBe('answer')
  await provider.request(request, 'eip155:8453')
  expect(submit.mock.calls).toEqual([
    [{ ...request, caipNetworkId: undefined }],
    [{ ...request, caipNetworkId: baseId }],
  ])
})

test('behavior: events, in the form of EIP-1193', () => {
  const { provider, change, listeners } = create()
  const told: unknown[] = []
  const events = ['connect', 'accountsChanged', 'chainChanged', 'disconnect'] as const
  const tell = (payload: unknown) => told.push(payload)
  for (const event of events) provider.on(event, tell)
  const first = createConnection({ caipNetworkId: mainnetId })
  const moved = createConnection({ caipNetworkId: baseId })
  change(first, null)
  change(moved, first)
  change(null, moved)
  const [{ address }] = first.accounts
  expect(told).toEqual([{ chainId: '0x1' }, [address], '0x2105', [], undefined])
  for (const event of events) provider.removeListener(event, tell)
  expect(listeners.size).toBe(0)
})

test('error: CAIP_NETWORK_ID_INVALID', async () => {
  const { provider, submit } = create()
  const asked = provider.request({ method: 'personal_sign' }, '0x1')
  await expect(asked).rejects.toMatchObject({ code: 'CAIP_NETWORK_ID_INVALID' })
  expect(submit).not.toHaveBeenCalled()
})
