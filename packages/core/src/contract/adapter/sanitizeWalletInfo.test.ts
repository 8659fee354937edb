import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHostileValues } from '../../test/createHostileValues.ts'
import { sanitizeWalletInfo } from './sanitizeWalletInfo.ts'

const rdns = 'org.example.wallet'
const icon = 'data:image/svg+xml;base64,PHN2Zy8+'

test('default', () => {
  expect(sanitizeWalletInfo({ uuid: '1', rdns, name: 'Example', icon })).toEqual({
    rdns,
    name: 'Example',
    icon,
  })
})

test.each([
  ['direction marks', '\u202eExample\u202c\u2066\u2069\u200f', 'Example'],
  ['control characters', 'Ex\u0000am\u0007ple\u009f', 'Example'],
  ['invisible characters', 'Ex\u200bam\u200dp\ufeffle\u00ad', 'Example'],
  ['private use', 'Example\ue000', 'Example'],
  ['line and paragraph separators', 'Exam\u2028ple\u2029', 'Example'],
  ['runs of white space', '  Ex   am\u00a0\u3000ple ', 'Ex am ple'],
  ['decomposed letters', 'Cafe\u0301', 'Café'],
  ['markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['blank letters', 'Example\u3164\u115f', 'Example'],
  ['towers of marks', `Ex${'\u0335'.repeat(50)}ample`, 'Ex\u0335\u0335\u0335ample'],
  ['letters outside of the first plane', '😀'.repeat(50), '😀'.repeat(40)],
  ['a long name', 'x'.repeat(1_000_000), 'x'.repeat(40)],
])('parameters: name with %s', (_, name, shown) => {
  expect(sanitizeWalletInfo({ rdns, name })?.name).toBe(shown)
})

test.each([undefined, null, 1, {}, []])('parameters: name that is %j leaves nothing', (name) => {
  expect(sanitizeWalletInfo({ rdns, name })).toBeUndefined()
})

test.each(['', '  ', '\u200b\u202e', '\n\t', '\u3164\u2800', '\u0301\u0302'])(
  'parameters: name that is %j gives way to the rdns',
  (name) => {
    expect(sanitizeWalletInfo({ rdns, name })?.name).toBe(rdns)
    expect(sanitizeWalletInfo({ rdns: 'a'.repeat(100), name })?.name).toBe('a'.repeat(40))
  },
)

test.each(['io.metamask', 'app.phantom', 'com.Example-Wallet.v2', 'a'.repeat(127)])(
  'parameters: rdns %s',
  (given) => {
    expect(sanitizeWalletInfo({ rdns: ` ${given} `, name: 'Example' })?.rdns).toBe(
      given.toLowerCase(),
    )
  },
)

test.each([
  undefined,
  null,
  1,
  {},
  '',
  '__proto__',
  '.org',
  '-org',
  'org example',
  'org.example\n',
  'org/example',
  'org.exämple',
  'javascript:alert(1)',
  '<b>',
  'a'.repeat(128),
  'a'.repeat(1_000_000),
])('parameters: rdns that is %j leaves nothing', (given) => {
  expect(sanitizeWalletInfo({ rdns: given, name: 'Example' })).toBeUndefined()
})

test.each([
  'data:image/png;base64,AAAA',
  'data:image/svg+xml,%3Csvg/%3E',
  'DATA:IMAGE/WEBP;base64,AAAA',
  'data:image/jpeg;base64,AAAA',
  'data:image/gif;base64,AAAA',
  'data:image/avif;base64,AAAA',
])('parameters: icon %s', (given) => {
  expect(sanitizeWalletInfo({ rdns, name: 'Example', icon: given })?.icon).toBe(given)
})

test.each([
  undefined,
  null,
  1,
  {},
  '',
  'http://example.org/icon.png',
  'https://example.org/icon.png',
  '//example.org/icon.png',
  'blob:https://example.org/1',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml',
  'data:image/svg+xmlx,<svg/>',
  'data:application/octet-stream;base64,AAAA',
  'data:,hello',
  ' data:text/html,image/png;',
  'x data:image/png;base64,AAAA',
  `data:image/png;base64,${'A'.repeat(300_000)}`,
])('parameters: icon that is %.60j is left out', (given) => {
  expect(sanitizeWalletInfo({ rdns, name: 'Example', icon: given })).toEqual({
    rdns,
    name: 'Example',
  })
})

test.each(createHostileValues())('behavior: nothing comes of %s', (_, info) => {
  expect(sanitizeWalletInfo(info)).toBeUndefined()
})

test.each(createHostileValues())('behavior: a field that is %s does no harm', (_, value) => {
  expect(sanitizeWalletInfo({ rdns: value, name: 'Example', icon })).toBeUndefined()
  expect(sanitizeWalletInfo({ rdns, name: 'Example', icon: value })?.icon).toBeUndefined()
})

test('behavior: what is shown is short, visible and settled', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
      const shown = sanitizeWalletInfo({ rdns, name })
      if (!shown) return
      expect([...shown.name].length).toBeLessThanOrEqual(40)
      expect(shown.name).not.toMatch(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/u)
      expect(shown.name.trim()).not.toBe('')
    }),
    { numRuns: 500 },
  )
})
