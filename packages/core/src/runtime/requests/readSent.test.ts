import { expect, test } from 'vitest'
import { readSent } from './readSent.ts'

test('default', () => {
  const sent = { hash: '0x1', trackingData: { nonce: '0x2' } }
  expect(readSent({ ...sent, other: 1 })).toEqual(sent)
})

test.each([undefined, null, 'x', 5])('behavior: tracking data that is %j is left out', (data) => {
  const sent = readSent({ hash: '0x1', trackingData: data })
  expect(Object.keys(sent)).toEqual(['hash'])
})
