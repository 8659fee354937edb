import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import { createStorage } from '../../../base/storage/createStorage.ts'
import { createMemoryArea } from '../../../base/storage/storageArea.ts'
import type { ApprovalClaim } from '../../../contract/approvals/approval.ts'
import { baseId, mainnetId } from '../../../test/networks.ts'
import { toApprovalId } from '../rows/toApprovalId.ts'
import type { KnownApprovals } from '../state/approvalsContext.ts'
import { readScan, storeScan } from './storedScans.ts'

const kit = () => ({ storage: createStorage({ area: createMemoryArea(), prefix: '' }) })
const place = { address: `0x${'Ab'.repeat(20)}`, chainId: mainnetId }
const token = `0x${'70'.repeat(20)}`
const toClaim = (at: number): ApprovalClaim => ({
  ...{ kind: 'item', token, spender: `0x${at.toString(16).padStart(40, '0')}` },
  ...{ item: 2n ** 255n + BigInt(at), at },
})
const toKnown = (count: number): KnownApprovals => {
  const claims = Array.from({ length: count }, (_, at) => toClaim(at))
  return {
    claims: new Map(claims.map((claim) => [toApprovalId(claim), claim])),
    approvals: new Map(),
    reach: { reachedBlock: 2n ** 64n, since: 7 },
    newestBlock: 2n ** 65n,
    prices: new Map(),
  }
}

test('default: another visit continues where this one ended, with what it may have found', () => {
  const store = kit()
  const known = toKnown(3)
  storeScan(store, place, known)
  const read = readScan(store, { ...place, address: place.address.toLowerCase() })
  expect(read).toEqual({
    ...{ reach: known.reach, newestBlock: known.newestBlock, claims: [...known.claims] },
  })
  expect(readScan(store, { ...place, chainId: baseId })).toBeUndefined()
  expect(readScan(store, { ...place, address: token })).toBeUndefined()
})

test('behavior: a search without its reach or its newest block is not remembered', () => {
  const store = kit()
  storeScan(store, place, { ...toKnown(1), reach: undefined })
  storeScan(store, place, { ...toKnown(1), newestBlock: undefined })
  expect(readScan(store, place)).toBeUndefined()
})

test('behavior: one that needs too much room is forgotten, and the others stay', () => {
  const store = kit()
  const other = { ...place, chainId: baseId }
  storeScan(store, other, toKnown(1))
  storeScan(store, place, toKnown(1))
  // More than are remembered, and fewer that take more room than there is.
  for (const count of [501, 450]) {
    storeScan(store, place, toKnown(count))
    expect(readScan(store, place)).toBeUndefined()
    expect(readScan(store, other)?.claims).toHaveLength(1)
  }
})

test('behavior: the last 40 searches are remembered, the newest first', () => {
  const store = kit()
  const at = (index: number) => ({ ...place, chainId: toCaipNetworkId(`eip155:${index + 1}`) })
  for (let index = 0; index < 41; index += 1) storeScan(store, at(index), toKnown(0))
  expect(readScan(store, at(0))).toBeUndefined()
  expect(readScan(store, at(1))).toBeDefined()
  expect(readScan(store, at(40))).toBeDefined()
})

test.each([
  ['no list', 7],
  ['another form', [{ account: place.address.toLowerCase(), chainId: place.chainId }]],
  ['a block that is no number', [{ ...toStored(), reachedBlock: '0x1' }]],
  ['a time before all time', [{ ...toStored(), since: -1 }]],
  ['a kind that is not known', [toStored({ kind: 'all', token, spender: token })]],
  ['an item that is no number', [toStored({ kind: 'item', token, spender: token, item: '-1' })]],
])('behavior: storage with %s tells nothing', (_, value) => {
  const store = kit()
  store.storage.set('approvalsScans', value as readonly unknown[])
  expect(readScan(store, place)).toBeUndefined()
})

test('behavior: what is stored is read where its form is whole', () => {
  const store = kit()
  store.storage.set('approvalsScans', [toStored({ kind: 'token', token, spender: token })])
  expect(readScan(store, place)?.claims).toHaveLength(1)
})

function toStored(claim?: object) {
  return {
    ...{ account: place.address.toLowerCase(), chainId: place.chainId, since: 7 },
    ...{ reachedBlock: '5', newestBlock: '9', claims: claim ? [claim] : [] },
  }
}
