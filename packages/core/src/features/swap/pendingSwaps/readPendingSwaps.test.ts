import { expect, test } from 'vitest'
import { mainnetId } from '../../../test/networks.ts'
import type { PendingSwap } from '../state/pendingSwap.ts'
import { readPendingSwaps } from './readPendingSwaps.ts'

const entry: PendingSwap = {
  hash: '0x5e',
  caipNetworkId: mainnetId,
  type: 'exchange',
  from: '0xab',
  source: { symbol: 'ETH', decimals: 18, amount: '1' },
  target: { symbol: 'USDC', decimals: 6, amount: '2461.43', token: '0xcd' },
  sentAt: 1,
  status: 'pending',
  trackingData: { nonce: '0x7' },
}

test('default', () => {
  expect(readPendingSwaps([entry])).toEqual([entry])
})

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'swap'],
  ['no hash', { ...entry, hash: '' }],
  ['another kind', { ...entry, type: 'loan' }],
  ['another status', { ...entry, status: 'sent' }],
  ['no side', { ...entry, target: undefined }],
  ['an amount that is none', { ...entry, source: { ...entry.source, amount: '1e18' } }],
  ['too many decimals', { ...entry, source: { ...entry.source, decimals: 37 } }],
  ['no network', { ...entry, caipNetworkId: 'eip155' }],
  ['a time before 1970', { ...entry, sentAt: -1 }],
  ['a spender without a name', { ...entry, spender: '' }],
  ['a flag that is none', { ...entry, isClosed: 'yes' }],
])('behavior: %s is left out, and nothing but that', (_, broken) => {
  expect(readPendingSwaps([broken, entry])).toEqual([entry])
})

test('behavior: what is known of an order is kept', () => {
  const order = { ...entry, expiresAt: 2, spender: '0xef', isClosed: true }
  expect(readPendingSwaps([order])).toEqual([order])
})

test('behavior: tracking data of another form is dropped, and the step is not', () => {
  const { trackingData: _, ...rest } = entry
  expect(readPendingSwaps([{ ...entry, trackingData: { nonce: {} } }])).toEqual([rest])
})
