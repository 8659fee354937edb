import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWcUri, type WcUriFault } from './readWcUri.ts'

const topic = '7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9'
const symKey = '587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'
const now = 1_763_000_000_000
const seconds = now / 1000 + 300
const query = `relay-protocol=irn&symKey=${symKey}`
const uri = `wc:${topic}@2?${query}&expiryTimestamp=${seconds}`

const read = (uri: string) => readWcUri({ uri, now })

test('default', () => {
  expect(read(uri)).toEqual({ ok: true, value: { topic, symKey, expiresAt: seconds * 1000 } })
})

test.each([
  ['without an end', `wc:${topic}@2?${query}`, undefined],
  ['in another order', `wc:${topic}@2?expiryTimestamp=${seconds}&${query}`, seconds * 1000],
  [
    'with what it asks for',
    `${uri}&methods=[wc_sessionPropose],[wc_authRequest,wc_sessionAuthenticate]`,
    seconds * 1000,
  ],
])('behavior: %s', (_name, uri, expiresAt) => {
  expect(read(uri)).toEqual({ ok: true, value: { topic, symKey, expiresAt } })
})

const bad: readonly (readonly [row: string, uri: string, fault: WcUriFault])[] = [
  ['no scheme', uri.slice(3), 'FORMAT'],
  ['another scheme', `https://${uri}`, 'FORMAT'],
  ['white space', ` ${uri}`, 'FORMAT'],
  ['a fragment', `${uri}#x`, 'FORMAT'],
  ['a rest that is encoded', `${uri}%20`, 'FORMAT'],
  ['F17 no version', `wc:${topic}?${query}`, 'VERSION'],
  ['F17 version 1', `wc:${topic}@1?${query}`, 'VERSION'],
  ['F17 version 3', `wc:${topic}@3?${query}`, 'VERSION'],
  ['F17 version 2.0', `wc:${topic}@2.0?${query}`, 'VERSION'],
  ['F18 no key', `wc:${topic}@2?relay-protocol=irn`, 'KEY'],
  ['F18 an empty key', `wc:${topic}@2?relay-protocol=irn&symKey=`, 'KEY'],
  ['F18 63 digits', uri.replace(symKey, symKey.slice(1)), 'KEY'],
  ['F18 65 digits', uri.replace(symKey, `${symKey}0`), 'KEY'],
  ['F18 not digits', uri.replace(symKey, symKey.replace('5', 'g')), 'KEY'],
  ['F18 upper case', uri.replace(symKey, symKey.toUpperCase()), 'KEY'],
  ['F19 two keys', `${uri}&symKey=${symKey}`, 'FORMAT'],
  ['F19 two relays', `${uri}&relay-protocol=irn`, 'FORMAT'],
  ['F19 over', uri.replace(`${seconds}`, `${now / 1000}`), 'EXPIRED'],
  ['F19 not a number', uri.replace(`${seconds}`, 'NaN'), 'EXPIRY'],
  ['F19 no number', uri.replace(`${seconds}`, ''), 'EXPIRY'],
  ['F19 negative', uri.replace(`${seconds}`, `-${seconds}`), 'EXPIRY'],
  ['F19 a fraction', uri.replace(`${seconds}`, `${seconds}.5`), 'EXPIRY'],
  ['F19 10⁴⁰', uri.replace(`${seconds}`, `1${'0'.repeat(40)}`), 'EXPIRY'],
  ['F20 no topic', `wc:@2?${query}`, 'TOPIC'],
  ['F20 a short topic', uri.replace(topic, topic.slice(1)), 'TOPIC'],
  ['F20 a topic that is not hexadecimal', uri.replace(topic, `${topic.slice(1)}x`), 'TOPIC'],
  ['F21 no relay', `wc:${topic}@2?symKey=${symKey}`, 'RELAY'],
  ['F21 another relay', uri.replace('irn', 'evil'), 'RELAY'],
  ['F21 a megabyte for the relay', `${uri}&relay-data=${'x'.repeat(2 ** 20)}`, 'LENGTH'],
  ['F22 encoded', encodeURIComponent(uri), 'FORMAT'],
  ['F22 encoded in part', `wc:${encodeURIComponent(uri.slice(3))}`, 'VERSION'],
  ['F23 too long for a QR code', uri.padEnd(2954, '&x'), 'LENGTH'],
]

test.each(bad)('error: %s', (_row, uri, fault) => {
  expect(read(uri)).toEqual({ ok: false, fault })
})

test('behavior: F23, what just fits a QR code', () => {
  expect(read(`${uri}&relay-data=`.padEnd(2953, 'x')).ok).toBe(true)
})

test('behavior: the clock of the device counts by default', () => {
  expect(readWcUri({ uri: uri.replace(`${seconds}`, '1') })).toEqual({
    ok: false,
    fault: 'EXPIRED',
  })
  expect(readWcUri({ uri: uri.replace(`${seconds}`, '99999999999') }).ok).toBe(true)
})

test('property: nothing makes it throw, and what it takes has keys', () => {
  const part = fc.oneof(
    fc.constantFrom('wc:', topic, '@2', '?', '&', query, symKey, `expiryTimestamp=${seconds}`),
    fc.string({ unit: 'binary', maxLength: 6 }),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const result = read(parts.join(''))
      if (result.ok) expect(result.value).toMatchObject({ topic, symKey })
    }),
    { numRuns: 1000 },
  )
})
