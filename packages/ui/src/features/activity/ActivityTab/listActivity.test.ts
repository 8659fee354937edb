// @vitest-environment node
import { toCaipNetworkId } from '@cleat/core/adapter'
import type { Transaction } from '@cleat/core/data'
import { expect, test } from 'vitest'
import { createFormat } from '../../../i18n/language/createFormat.ts'
import { toPendingTransaction } from '../../../test/toPendingTransaction.ts'
import { listActivity } from './listActivity.ts'
import { toPaymentLine } from './toPaymentLine.ts'

const at = (day: string): Transaction => ({
  id: day,
  metadata: {
    operationType: 'execute',
    hash: day,
    minedAt: Date.parse(`${day}T12:00:00Z`),
    sentFrom: '0x1',
    sentTo: '0x2',
    status: 'confirmed',
    chain: toCaipNetworkId('eip155:1'),
  },
  transfers: [],
})
const days = ['2026-11-02', '2026-11-01', '2026-10-31', '2025-11-20'].map(at)
const list = (tag: string, parts: Partial<Parameters<typeof listActivity>[0]> = {}) =>
  listActivity({
    transactions: days,
    sent: [],
    sentHeading: 'Sent from this app',
    format: createFormat({ tag }),
    now: Date.parse('2026-11-22T12:00:00Z'),
    ...parts,
  })
const headings = (tag: string) =>
  list(tag).flatMap((entry) => (entry.kind === 'heading' ? [entry.text] : []))

test('default: months, with the year unless it is the current one', () => {
  expect(headings('en')).toEqual(['November', 'October', 'November 2025'])
})

test.each([
  ['de', ['November', 'Oktober', 'November 2025']],
  ['th', ['พฤศจิกายน', 'ตุลาคม', 'พฤศจิกายน 2568']],
])('behavior: in the calendar of %s', (tag, months) => {
  expect(headings(tag)).toEqual(months)
})

test('behavior: what was sent from here comes first', () => {
  const entries = list('en', { sent: [toPaymentLine(toPendingTransaction({ place: 1 }))] })
  expect(entries.slice(0, 3).map(({ kind }) => kind)).toEqual(['heading', 'line', 'heading'])
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length)
})
