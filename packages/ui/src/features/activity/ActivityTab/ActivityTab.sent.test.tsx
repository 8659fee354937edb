import { toCaipNetworkId } from '@cleat/core/adapter'
import type { PendingTransaction } from '@cleat/core/send'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestAdapter, rabby, testAddress } from '../../../test/createTestAdapter.ts'
import { renderSend } from '../../../test/renderSend.tsx'
import { toPendingTransaction } from '../../../test/toPendingTransaction.ts'
import { testPeer, toTransaction } from '../../../test/toTransaction.ts'

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function renderSent(sent: PendingTransaction[], history: () => readonly object[] = () => []) {
  const modal = await renderSend({
    routes: [],
    prepare: (send) => void (send.pendingTransactions as PendingTransaction[]).push(...sent),
    fetch: async (input) => {
      const url = String(input)
      if (url.includes('supported')) return Response.json({ http: ['eip155:1'], ws: [] })
      return Response.json(url.includes('/history') ? { data: history() } : { balances: [] })
    },
  })
  await modal.user.click(screen.getByRole('tab', { name: 'Activity' }))
  return modal
}

const listed = async () =>
  within(await screen.findByRole('list', { name: 'Activity' }))
    .getAllByRole('listitem')
    .map(({ textContent }) =>
      textContent?.replace('(opens in a new tab)', '').replace(/\s+/g, ' ').trim(),
    )

test('default: what is under way stands above the history', async () => {
  await renderSent(
    [
      toPendingTransaction({ place: 2 }),
      toPendingTransaction({ place: 3, status: 'failed' }),
      toPendingTransaction({ place: 4, status: 'replaced' }),
      toPendingTransaction({ place: 5, status: 'dropped' }),
      toPendingTransaction({ place: 6, status: 'altered', symbol: 'USDC', token: '0x1' }),
      toPendingTransaction({ place: 7, status: 'unproven' }),
      toPendingTransaction({ place: 8, status: 'open' }),
    ],
    () => [toTransaction({ place: 1, from: testAddress, moves: [{ out: '1 ETH' }] })],
  )
  await screen.findByText('September')
  expect(await listed()).toEqual([
    'Sent from this app',
    'Sending Pending To 0x70…dc79C8 Sep 4 −2 ETH',
    'Sent Failed To 0x70…dc79C8 Sep 4 −3 ETH',
    'Sent Replaced To 0x70…dc79C8 Sep 4 −4 ETH',
    'Sent Not sent To 0x70…dc79C8 Sep 4 −5 ETH',
    'USent Altered To 0x70…dc79C8 Sep 4 −6 USDC',
    'Sent Not verified To 0x70…dc79C8 Sep 4 −7 ETH',
    'Sending Still open in your wallet To 0x70…dc79C8 Sep 4 −8 ETH',
    'September',
    'ESent To 0x70…dc79C8 Sep 3 −1 ETH',
  ])
})

test('behavior: it leaves the top as soon as the history has it, in any case of its letters', async () => {
  const payment = toPendingTransaction({
    place: 1,
    hash: `0x${'AB'.repeat(32)}`,
    status: 'confirmed',
  })
  const { send, step } = await renderSent([payment], () => [
    {
      ...toTransaction({ place: 1, moves: [{ out: '1 ETH' }], from: testAddress }),
      metadata: {
        operationType: 'send',
        hash: payment.hash.toLowerCase(),
        minedAt: '2026-09-04T10:00:00Z',
        sentFrom: testAddress,
        sentTo: testPeer,
        status: 'confirmed',
      },
    },
  ])
  expect(await screen.findByText('September')).toBeTruthy()
  expect(await listed()).toHaveLength(2)
  await step(() =>
    (send.pendingTransactions as PendingTransaction[]).push(toPendingTransaction({ place: 9 })),
  )
  expect(await listed()).toHaveLength(4)
  await step(() => Object.assign(send.pendingTransactions[1] ?? {}, { status: 'confirmed' }))
  expect((await listed())[1]).toBe('Sent To 0x70…dc79C8 Sep 4 −9 ETH')
})

test('behavior: what another account sent, or on another network, is not its', async () => {
  await renderSent([
    toPendingTransaction({ place: 1, from: testPeer }),
    toPendingTransaction({ place: 2, caipNetworkId: toCaipNetworkId('eip155:8453') }),
  ])
  expect(await screen.findByText('No activity yet')).toBeTruthy()
})

test('behavior: without a service there is still what was sent, and nothing about services', async () => {
  const adapter = createTestAdapter({ session: rabby.id })
  adapter.features['transfers:load'] = () => new Promise(() => undefined)
  const sent = JSON.stringify({ version: 1, value: [{}] })
  const storage = {
    getItem: (key: string) => (key === 'cleat.sentPayments' ? sent : null),
    setItem: () => undefined,
    removeItem: () => undefined,
  }
  const { user } = await renderSend({
    routes: [],
    adapter,
    storage,
    services: {},
    tokens: { 'eip155:1': { address: testPeer } },
    prepare: (send) =>
      void (send.pendingTransactions as PendingTransaction[]).push(
        toPendingTransaction({ place: 1 }),
      ),
  })
  await user.click(screen.getByRole('tab', { name: 'Activity' }))
  expect(await listed()).toEqual([
    'Sent from this app',
    'Sending Pending To 0x70…dc79C8 Sep 4 −1 ETH',
  ])
  expect(screen.queryByText(/service/)).toBeNull()
})
