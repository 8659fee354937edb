import { expect, test } from 'vitest'
import { createMemoryArea } from '../base/storage/storageArea.ts'
import { createFakeAdapter } from '../test/createFakeAdapter.ts'
import { createTestKit } from '../test/createTestKit.ts'
import { mainnet, solana } from '../test/networks.ts'
import { endExpectation, expectSessions } from './expectSessions.ts'

function create(id?: string) {
  const storage = createMemoryArea()
  storage.setItem('cleat.solana.wallets', '[]')
  storage.setItem('cleat.eip155.wallets', '[]')
  const { kit } = createTestKit({ networks: [mainnet, solana], storage, id })
  const status = (namespace: string) => kit.controllers.account.get(namespace).status
  return { kit, status }
}

test('default: only namespaces whose adapter is to come', () => {
  const { kit, status } = create()
  expectSessions(kit)
  expect([status('eip155'), status('solana')]).toEqual(['disconnected', 'reconnecting'])
  endExpectation(kit)
  expect(status('solana')).toBe('disconnected')
})

test('behavior: the adapter that came decides', () => {
  const { kit, status } = create()
  expectSessions(kit)
  kit.adapters.set('solana', createFakeAdapter({ namespace: 'solana' }))
  endExpectation(kit)
  expect(status('solana')).toBe('reconnecting')
})

test('behavior: each kit has sessions of its own', () => {
  const { kit, status } = create('second')
  expectSessions(kit)
  expect(status('solana')).toBe('disconnected')
})
