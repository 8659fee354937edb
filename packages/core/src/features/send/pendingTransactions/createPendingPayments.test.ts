import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createStorage } from '../../../base/storage/createStorage.ts'
import { createMemoryArea } from '../../../base/storage/storageArea.ts'
import { createStorageEvent } from '../../../test/createFakeWindow.ts'
import { mainnetId } from '../../../test/networks.ts'
import type { PendingTransaction } from '../state/pendingTransaction.ts'
import { createPendingPayments } from './createPendingPayments.ts'

const now = Date.now()

function createPayment(hash: string, part: Partial<PendingTransaction> = {}): PendingTransaction {
  return {
    hash,
    caipNetworkId: mainnetId,
    from: '0xab',
    to: '0xcd',
    symbol: 'ETH',
    decimals: 18,
    amount: '0.5',
    sentAt: now,
    status: 'pending',
    ...part,
  }
}

/** Tabs that share a storage area. */
function createTabs(count = 1) {
  const area = createMemoryArea()
  const tabs = Array.from({ length: count }, () => {
    const events = new EventTarget()
    const storage = createStorage({ area, prefix: '', events })
    return { events, storage, sent: createPendingPayments({ storage }) }
  })
  const notify = () => {
    for (const { events } of tabs) events.dispatchEvent(createStorageEvent('sentPayments', null))
  }
  return { area, tabs, notify, first: tabs[0] as (typeof tabs)[number] }
}

test('default', () => {
  const { first } = createTabs()
  first.sent.add(createPayment('0x1'))
  first.sent.add(createPayment('0x2', { sentAt: now + 1 }))
  expect(first.sent.list.map(({ hash }) => hash)).toEqual(['0x2', '0x1'])
  first.sent.settle(createPayment('0x1'), { status: 'failed', hash: '0x1' })
  expect(first.sent.list).toMatchObject([{ status: 'pending' }, { hash: '0x1', status: 'failed' }])
})

test('behavior: survives a reload', () => {
  const { area, first } = createTabs()
  const payment = createPayment('0x1', { token: '0xef' })
  first.sent.add(payment)
  const storage = createStorage({ area, prefix: '' })
  expect(createPendingPayments({ storage }).list).toEqual([payment])
})

test('behavior: what is known of its way survives a reload, and goes when the chain has decided', () => {
  const { area, first } = createTabs()
  const reload = () => createPendingPayments({ storage: createStorage({ area, prefix: '' }) })
  const payment = createPayment('0x1', { trackingData: { nonce: '0x7' } })
  first.sent.add(payment)
  expect(reload().list).toEqual([payment])
  const trackingData = { nonce: '0x7', since: '0x10' }
  first.sent.setTrackingData(payment, trackingData)
  expect(reload().list).toEqual([{ ...payment, trackingData }])
  first.sent.settle(payment, { status: 'confirmed', hash: '0x1' })
  first.sent.setTrackingData(payment, trackingData)
  expect(reload().list).toEqual([createPayment('0x1', { status: 'confirmed' })])
})

test('behavior: of many, the tracking data of the newest is kept, and all payments', () => {
  const { area, first } = createTabs()
  const trackingData = { signed: 'A'.repeat(1900) }
  for (let at = 0; at < 40; at++)
    first.sent.add(createPayment(`0x${at}`, { sentAt: now + at, trackingData }))
  const storage = createStorage({ area, prefix: '' })
  const { list } = createPendingPayments({ storage })
  expect(list).toHaveLength(40)
  expect(list.map((payment) => Boolean(payment.trackingData))).toEqual(list.map((_, at) => at < 8))
})

test.each<[string, unknown]>([
  ['too much', { signed: 'A'.repeat(3000) }],
  ['of another form', { nonce: { value: 7 } }],
])('behavior: tracking data that is %s is dropped, and the payment is not', (_, trackingData) => {
  const { area, first } = createTabs()
  first.storage.set('sentPayments', [{ ...createPayment('0x1'), trackingData }])
  const storage = createStorage({ area, prefix: '' })
  expect(createPendingPayments({ storage }).list).toEqual([createPayment('0x1')])
})

test('behavior: made faster, it is the same payment under another hash', () => {
  const { first } = createTabs()
  first.sent.add(createPayment('0x1'))
  first.sent.settle(createPayment('0x1'), { status: 'confirmed', hash: '0x2' })
  expect(first.sent.list).toMatchObject([{ hash: '0x2', status: 'confirmed' }])
  expect(first.sent.list).toHaveLength(1)
})

test('behavior: 99 are kept, what is pending before what is settled, the newest before the oldest', () => {
  const { first } = createTabs()
  for (let at = 0; at < 60; at++) {
    first.sent.add(createPayment(`0xp${at}`, { sentAt: now - 1000 + at }))
    first.sent.add(createPayment(`0xs${at}`, { sentAt: now + at, status: 'confirmed' }))
  }
  const hashes = first.sent.list.map(({ hash }) => hash)
  expect(hashes).toHaveLength(99)
  expect(hashes.filter((hash) => hash.startsWith('0xp'))).toHaveLength(60)
  expect(hashes).toContain('0xs59')
  expect(hashes).not.toContain('0xs0')
  expect(JSON.stringify(first.sent.list).length).toBeLessThan(65_536)
})

test('behavior: what is settled is history after a day', () => {
  const { area, first } = createTabs()
  const sentAt = now - 25 * 60 * 60_000
  first.storage.set('sentPayments', [
    createPayment('0x1', { sentAt, status: 'confirmed' }),
    createPayment('0x2', { sentAt }),
  ])
  const storage = createStorage({ area, prefix: '' })
  expect(createPendingPayments({ storage }).list).toMatchObject([{ hash: '0x2' }])
})

test.each<[string, unknown]>([
  ['null', null],
  ['a number', 1],
  ['without a hash', createPayment('')],
  ['with a status that there is not', { ...createPayment('0x1'), status: 'sent' }],
  ['with an amount that is none', createPayment('0x1', { amount: '1e18' })],
  ['with too many decimals', createPayment('0x1', { decimals: 37 })],
  ['on no network', { ...createPayment('0x1'), caipNetworkId: 'eip155' }],
  ['with a megabyte', createPayment('0x1', { to: 'x'.repeat(1_000_000) })],
])('behavior: %s is dropped, and nothing but that', (_, broken) => {
  const { area, first } = createTabs()
  first.storage.set('sentPayments', [broken, createPayment('0x2')])
  const storage = createStorage({ area, prefix: '' })
  const isTooLong = JSON.stringify(broken).length > 65_536
  expect(createPendingPayments({ storage }).list).toEqual(isTooLong ? [] : [createPayment('0x2')])
})

test('behavior: two tabs double nothing and lose nothing', () => {
  const { tabs, notify } = createTabs(2)
  const [one, other] = tabs
  one?.sent.add(createPayment('0x1'))
  other?.sent.add(createPayment('0x2'))
  one?.sent.add(createPayment('0x3'))
  notify()
  const read = () =>
    tabs.map(({ sent }) => sent.list.map(({ hash, status }) => `${hash} ${status}`).sort())
  const all = ['0x1 pending', '0x2 pending', '0x3 pending']
  expect(read()).toEqual([all, all])
  one?.sent.settle(createPayment('0x2'), { status: 'confirmed', hash: '0x2' })
  other?.sent.settle(createPayment('0x2'), { status: 'confirmed', hash: '0x2' })
  notify()
  const settled = ['0x1 pending', '0x2 confirmed', '0x3 pending']
  expect(read()).toEqual([settled, settled])
})

test('behavior: cleared by the visitor or another tab, what is known here still holds', () => {
  const { area, first } = createTabs()
  first.sent.add(createPayment('0x1'))
  area.removeItem('sentPayments')
  first.events.dispatchEvent(createStorageEvent(null, null))
  expect(first.sent.list).toMatchObject([{ hash: '0x1' }])
  first.sent.settle(createPayment('0x1'), { status: 'confirmed', hash: '0x1' })
  expect(first.sent.list).toMatchObject([{ hash: '0x1', status: 'confirmed' }])
})

test('behavior: no two entries of one transaction, whatever happens in whatever order', () => {
  const change = fc.record({
    tab: fc.nat(1),
    hash: fc.nat(3),
    settled: fc.boolean(),
    told: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const { tabs, notify } = createTabs(2)
      for (const { tab, hash, settled, told } of changes) {
        const payment = createPayment(`0x${hash}`)
        if (settled) tabs[tab]?.sent.settle(payment, { status: 'confirmed', hash: payment.hash })
        else tabs[tab]?.sent.add(payment)
        if (told) notify()
      }
      notify()
      const [one, other] = tabs.map(({ sent }) => sent.list.map(({ hash }) => hash))
      expect(new Set(one).size).toBe(one?.length)
      expect(other).toEqual(one)
    }),
  )
})
