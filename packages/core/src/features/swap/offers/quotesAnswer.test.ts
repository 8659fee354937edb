import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { toCaipAddress } from '../../../base/caip/caipAddress.ts'
import { mainnetId } from '../../../test/networks.ts'
import { quotesAnswer } from './quotesAnswer.ts'

const caip = (address: string) => toCaipAddress({ caipNetworkId: mainnetId, address })
const from = caip('0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee')
const to = caip('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48')
const asked = { amount: 1000n, from, to }

const row = {
  id: '6oVIvJ1yT0y0xL8Zz3bq0A',
  fromAmount: '1000',
  fromAccount: from,
  toAmount: '2486302890',
  toAccount: to,
  source: { id: 'pools', name: 'Local Exchange' },
  kind: 'transaction',
  fees: [{ name: 'Provider fee', amount: '15', token: to }],
  priceImpactBps: 12,
  expiresAt: '2026-11-22T10:00:30.000Z',
  tx: { data: '0x00' },
}

function read(quotes: readonly unknown[]) {
  const result = safeParse(quotesAnswer(asked), { quotes })
  if (!result.success) throw new Error('invalid')
  return result.output
}

test('default', () => {
  expect(read([row])).toEqual({
    offers: [
      {
        id: '6oVIvJ1yT0y0xL8Zz3bq0A',
        source: { id: 'pools', name: 'Local Exchange' },
        kind: 'transaction',
        amount: 2486302890n,
        fees: [
          {
            name: 'Provider fee',
            amount: 15n,
            token: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
          },
        ],
        priceImpactBps: 12,
        expiresAt: Date.parse('2026-11-22T10:00:30.000Z'),
        call: { data: '0x00' },
      },
    ],
    dropped: 0,
  })
})

test('behavior: an answer as AppKit’s service gives it', () => {
  const { fromAmount, fromAccount, toAmount, toAccount } = row
  expect(read([{ id: null, fromAmount, fromAccount, toAmount, toAccount }])).toEqual({
    offers: [
      {
        source: { id: 'service', name: '' },
        kind: 'transaction',
        amount: 2486302890n,
        fees: [],
      },
    ],
    dropped: 0,
  })
})

test('behavior: what is the same address, the namespace says', () => {
  const other = { ...row, toAccount: to.toLowerCase() }
  expect(read([other])).toEqual({ offers: [], dropped: 1 })
  const isSame = (one: string, two: string) => one.toLowerCase() === two.toLowerCase()
  const result = safeParse(quotesAnswer({ ...asked, isSame }), { quotes: [other] })
  expect(result.success && result.output.offers).toHaveLength(1)
})

test.each<[string, object]>([
  ['another amount', { fromAmount: '1001' }],
  ['another source token', { fromAccount: to }],
  ['another target token', { toAccount: from }],
  ['another chain', { toAccount: to.replace('eip155:1:', 'eip155:10:') }],
  ['nothing', { toAmount: '0' }],
  ['less than nothing', { toAmount: '-5' }],
  ['a number', { toAmount: 5 }],
  ['a fraction', { toAmount: '1.5' }],
  ['no amount', { toAmount: undefined }],
])('behavior: an offer of %s is left out and counted', (_, part) => {
  expect(read([{ ...row, ...part }, row])).toMatchObject({
    offers: [{ amount: 2486302890n }],
    dropped: 1,
  })
})

test.each<[string, object]>([
  ['an impact of a million', { priceImpactBps: 1_000_000 }],
  ['an expiry that is no time', { expiresAt: 'soon' }],
  ['a kind that there is not', { kind: 'bridge' }],
  ['fees that are none', { fees: 'low' }],
])('behavior: %s is ignored, the offer is not', (_, part) => {
  expect(read([{ ...row, ...part }]).offers).toHaveLength(1)
})

test('behavior: of very many offers, twelve are read', () => {
  expect(read(Array.from({ length: 500 }, () => row)).offers).toHaveLength(12)
})

test('behavior: a source’s name is one line of plain text', () => {
  const source = { id: 'x', name: 'A\u202eB\nC'.padEnd(90, '!') }
  const [offer] = read([{ ...row, source }]).offers
  expect(offer?.source.name).toHaveLength(40)
  expect(offer?.source.name).not.toMatch(/[\u202e\n]/)
})
