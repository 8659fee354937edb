import { toCaipNetworkId } from '@cleat/core/adapter'
import { formatAmount, parseAmount } from '@cleat/core/data'
import type { PendingSwap } from '@cleat/core/swap'
import { expect, test } from 'vitest'
import { unitDecimals } from './mergeTransfers.ts'
import { toSwapLine } from './toSwapLine.ts'

const entry: PendingSwap = {
  hash: '0x5e',
  caipNetworkId: toCaipNetworkId('eip155:1'),
  type: 'exchange',
  from: '0xab',
  source: { symbol: 'DAI', decimals: 18, amount: '10.5', token: '0xda' },
  target: { symbol: 'USDC', decimals: 6, amount: '10.39' },
  sentAt: 5,
  status: 'pending',
}

test('default: what is paid, and nothing that has not arrived', () => {
  const { transfers, ...line } = toSwapLine(entry)
  expect(line).toEqual({
    ...{ operation: 'trade', status: 'pending', hash: '0x5e', time: 5 },
    ...{ hidden: 0, isCoin: false },
  })
  expect(transfers).toMatchObject([{ direction: 'out', name: 'DAI' }])
  expect(transfers[0]?.amount).toBe(parseAmount('10.5', unitDecimals))
  expect(formatAmount(transfers[0]?.amount ?? 0n, unitDecimals)).toBe('10.5')
})

test('behavior: an allowance moves nothing', () => {
  expect(toSwapLine({ ...entry, type: 'allowance', status: 'confirmed' })).toMatchObject({
    ...{ operation: 'approve', status: undefined, transfers: [] },
  })
})
