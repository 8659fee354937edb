import { expect, test } from 'vitest'
import { baseId, mainnetId } from '../../test/networks.ts'
import { readApprovalsLog } from './readApprovalsLog.ts'

const entry = {
  ...{ account: '0xa', chainId: mainnetId, kind: 'token', token: '0xt', spender: '0xs', at: 5 },
}
const read = (values: readonly unknown[] | undefined) =>
  readApprovalsLog(
    { storage: { get: () => values } as never },
    { address: '0xA', chainId: mainnetId },
  )

test('default', () => {
  expect(read([entry, { ...entry, kind: 'item', item: '7' }])).toEqual([
    { kind: 'token', token: '0xt', spender: '0xs', at: 5 },
    { kind: 'item', token: '0xt', spender: '0xs', at: 5, item: 7n },
  ])
  expect(read(undefined)).toEqual([])
})

test.each([
  ['of another account', { ...entry, account: '0xb' }],
  ['of another network', { ...entry, chainId: baseId }],
  ['of another kind', { ...entry, kind: 'x' }],
  ['without a token', { ...entry, token: '' }],
  ['with a long spender', { ...entry, spender: 'x'.repeat(129) }],
  ['with an item that is no number', { ...entry, item: 'x' }],
  ['with a time that is none', { ...entry, at: '5' }],
  ['that is none', null],
])('behavior: an entry %s is left out', (_, value) => {
  expect(read([value])).toEqual([])
})
