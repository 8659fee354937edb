import { expect, test } from 'vitest'
import { readTrackingData } from './readTrackingData.ts'

test('default', () => {
  // The maximum size of a Solana transaction.
  const trackingData = { signed: 'A'.repeat(1644), last: '18446744073709551615', vout: 0 }
  expect(readTrackingData(JSON.parse(JSON.stringify(trackingData)))).toEqual(trackingData)
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'trackingData'],
  ['something nested', { nonce: { value: 7 } }],
  ['what JSON cannot write', { nonce: 7n }],
  ['a number that is none', { vout: Number.NaN }],
  ['more than 2 kB', { signed: 'A'.repeat(2048) }],
  ['many names', Object.fromEntries(Array.from({ length: 17 }, (_, at) => [`n${at}`, at]))],
])('behavior: %s is none', (_, value) => {
  expect(readTrackingData(value)).toBeUndefined()
})
