// @vitest-environment node
import { toCaipNetworkId } from '@cleat/core/adapter'
import type { Transaction, Transfer } from '@cleat/core/data'
import { expect, test } from 'vitest'
import { isSpam } from './isSpam.ts'

const address = '0xAb'
const spam: Transfer = {
  direction: 'in',
  quantity: { numeric: '1' },
  nft_info: { flags: { is_spam: true } },
}
const move = (numeric: string): Transfer => ({
  direction: 'in',
  quantity: { numeric },
  fungible_info: { symbol: 'USDC' },
})
const check = (transfers: readonly Transfer[], sentFrom = '0xcd') => {
  const chain = toCaipNetworkId('eip155:1')
  const metadata: Transaction['metadata'] = {
    operationType: 'receive',
    hash: '0x',
    minedAt: 0,
    sentFrom,
    sentTo: address,
    status: 'confirmed',
    chain,
  }
  return isSpam({ id: '', metadata, transfers }, { address })
}

test('default', () => {
  expect(check([spam, spam])).toBe(true)
  expect(check([spam, move('1')])).toBe(false)
})

test('behavior: transfers of nothing by somebody else are noise, own ones are not', () => {
  expect(check([move('0.00')])).toBe(true)
  expect(check([move('0.00')], '0xaB')).toBe(false)
  expect(check([move('0.001')])).toBe(false)
})

test('behavior: what moves nothing at all is a call', () => {
  expect(check([])).toBe(false)
})
