import { expect, test } from 'vitest'
import { readBatches } from './readBatches.ts'

const batch = (changed: object = {}) => ({
  ...{ id: '0x1', namespace: 'eip155', address: `0x${'1'.repeat(40)}`, caipNetworkId: 'eip155:1' },
  ...{ wallet: 'Rabby', mode: 'sequence', isAtomic: false, status: 'pending' },
  steps: [{ call: { value: '0x0', data: '0x' }, status: 'waiting' }],
  sentAt: Date.now() - 1000,
  ...changed,
})
const read = (stored: readonly unknown[]) => readBatches({ get: () => stored as never })

test('default', () => {
  expect(read([batch()])).toEqual([batch({ sentAt: expect.any(Number) })])
})

test('behavior: after a week, and from the future', () => {
  const week = 7 * 24 * 60 * 60_000
  expect(read([batch({ sentAt: Date.now() - week - 1000 })])).toEqual([])
  expect(read([batch({ sentAt: Date.now() - week + 60_000 })])).toHaveLength(1)
  expect(read([batch({ sentAt: Date.now() + 60_000 })])).toEqual([])
})

test('behavior: what is broken is left out, and an id counts once', () => {
  const broken = [
    batch({ status: 'done' }),
    batch({ steps: [] }),
    batch({ address: 'me' }),
    batch({ caipNetworkId: '1' }),
    batch({ steps: [{ call: { value: '7', data: '0x' }, status: 'waiting' }] }),
    batch({ steps: [{ call: { value: '0x0', data: '0x123' }, status: 'waiting' }] }),
    batch({ steps: [{ call: { value: '0x0', data: '0x' }, status: 'sent', hash: '0x1' }] }),
    ...[null, 7, 'x', [], {}, [batch()]],
  ]
  expect(read([...broken, batch(), batch({ wallet: 'Other' })])).toMatchObject([
    { wallet: 'Rabby' },
  ])
})

test('behavior: fifty', () => {
  const many = Array.from({ length: 60 }, (_, at) => batch({ id: `0x${at}` }))
  expect(read(many)).toHaveLength(50)
})
