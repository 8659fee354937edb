import type { Batch, BatchStep, RequestAction } from '@cleat/core'
import { toCaipNetworkId } from '@cleat/core/adapter'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  createTestAdapter,
  rabby,
  type TestAdapter,
  testAddress,
} from '../../../test/createTestAdapter.ts'
import { createTestTransfers } from '../../../test/createTestTransfers.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderModal } from '../../../test/renderModal.tsx'
import { findPhase } from './findPhase.ts'

const hash = `0x${'5c'.repeat(32)}`
const friend = `0x${'22'.repeat(20)}`
const batchOf = (statuses: readonly BatchStep['status'][], more: Partial<Batch> = {}): Batch => ({
  ...{ id: '0x1', namespace: 'eip155', address: testAddress, wallet: rabby.name },
  ...{ caipNetworkId: toCaipNetworkId('eip155:1'), mode: 'sequence', isAtomic: false },
  ...{ status: 'pending', sentAt: Date.now() - 1000 },
  steps: statuses.map((status) => ({ call: { to: friend, value: '0x0', data: '0x12' }, status })),
  ...more,
})

async function renderBatch(batch: Batch, features: Partial<TestAdapter['features']> = {}) {
  const adapter = createTestAdapter({ session: rabby.id })
  Object.assign(adapter.features, features)
  const send = vi.fn(async () => ({ id: hash }))
  Object.assign(adapter.features, {
    'calls:send': send,
    'calls:status': async ({ calls }: { calls: readonly object[] }) => ({
      ...{ code: undefined, isForgotten: false, isAtomic: undefined, hashes: [hash] },
      ...{ outcomes: calls.map(() => 'confirmed'), receipts: [] },
    }),
  })
  const stored = JSON.stringify({ version: 1, value: [batch] })
  const items = new Map([['cleat.batches', stored]])
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  const modal = await renderModal({ adapter, storage })
  await modal.step(() => modal.kit.feature('calls'))
  await modal.step(() => modal.kit.actions.reconnect())
  await modal.step(() => void modal.kit.actions.open({ view: 'Account' }))
  await modal.step(() => modal.kit.controllers.router.reset({ name: 'BatchProgress', id: '0x1' }))
  return { ...modal, send }
}

/** Without the marks of direction. */
const readPlain = ({ textContent }: Element) => textContent?.replace(/\p{Cf}/gu, '')

test('default: goes on with what was not asked for yet', async () => {
  const { send, user, view } = await renderBatch(batchOf(['confirmed', 'waiting']))
  expect(await screen.findByRole('heading', { name: '1 of 2 done' })).toBeTruthy()
  expect(screen.getAllByText(/^Use contract/)).toHaveLength(2)
  await expectAccessible(view.container)
  await user.click(screen.getByRole('button', { name: 'Continue in Rabby' }))
  expect(await screen.findByRole('heading', { name: 'All done' })).toBeTruthy()
  expect(send).toHaveBeenCalledTimes(1)
  expect(screen.getAllByText('Completed')).toHaveLength(2)
})

test('behavior: a token is named with its amount once the chain says what it is', async () => {
  const [dai, other] = ['6b', '7c'].map((byte) => `0x${byte.repeat(20)}`) as [string, string]
  const token = { address: dai, name: 'Dai', symbol: 'DAI', decimals: 18, value: 0n }
  let count = 0
  const base = { spender: friend, isSignature: false }
  const allowed = [
    { ...base, token: dai, amount: 12_500n * 10n ** 18n },
    { ...base, token: dai, amount: 'any' },
    { ...base, token: other, amount: 5n },
  ]
  await renderBatch(batchOf(['confirmed', 'waiting', 'waiting']), {
    'request:decode': async () => ({
      ...{ path: [], signedFor: 'any', pinned: [] },
      actions: [{ kind: 'approve', ...allowed[count++ % 3] } as RequestAction],
    }),
    'transfers:load': async () => createTestTransfers([token]),
  })
  await vi.waitFor(() =>
    expect(screen.getAllByRole('listitem').map(readPlain)).toEqual([
      'Let 0x22…222222 spend 12,500 DAICompleted',
      'Let 0x22…222222 spend any amount of DAINot asked yet',
      'Let 0x22…222222 spend some of 0x7c…7c7c7cNot asked yet',
    ]),
  )
})

test('behavior: what was asked before a reload is not known', async () => {
  const { send } = await renderBatch(batchOf(['confirmed', 'asked']))
  expect(await screen.findByRole('heading', { name: 'Check what happened' })).toBeTruthy()
  expect(screen.getByText('Not known')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull()
  expect(send).not.toHaveBeenCalled()
})

test('behavior: a wallet that did nothing of it is asked one by one', async () => {
  const { send, user } = await renderBatch(batchOf(['waiting'], { status: 'notSent' }))
  await user.click(await screen.findByRole('button', { name: 'One by one' }))
  expect(await screen.findByRole('heading', { name: 'All done' })).toBeTruthy()
  expect(send).toHaveBeenCalledTimes(1)
})

test('behavior: a batch of another browser', async () => {
  const { kit, user } = await renderBatch(batchOf(['waiting'], { id: '0x2' }))
  expect(await screen.findByText('Nothing to show')).toBeTruthy()
  const close = screen.getAllByRole('button', { name: 'Close' }).at(-1)
  if (close) await user.click(close)
  await vi.waitFor(() => expect(kit.controllers.modal.state.open).toBe(false))
})

test.each<[ReturnType<typeof findPhase>, Batch]>([
  ['asking', batchOf(['confirmed', 'asked'])],
  ['waiting', batchOf(['sent', 'waiting'])],
  ['waiting', batchOf(['waiting'], { mode: 'wallet' })],
  ['next', batchOf(['confirmed', 'waiting'])],
  ['done', batchOf(['confirmed'], { status: 'confirmed' })],
  ['partial', batchOf(['confirmed', 'declined'], { status: 'partial' })],
  ['notSent', batchOf(['declined'], { status: 'notSent' })],
  ['notSent', batchOf(['waiting'], { status: 'notSent', mode: 'wallet' })],
  ['oneByOne', batchOf(['waiting'], { status: 'notSent' })],
  ['failed', batchOf(['reverted'], { status: 'reverted' })],
  ['unknown', batchOf(['unknown'], { status: 'unknown' })],
])('default: %s', (phase, batch) => {
  expect(findPhase(batch)).toBe(phase)
})
