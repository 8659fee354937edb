import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { library } from '../../library/viemEns.ts'
import { normalizeName } from './normalizeName.ts'

test.each([
  ['NICK.eth', 'nick.eth'],
  ['vitalik.eth', 'vitalik.eth'],
  // Composed (NFC), and full-width letters are plain ones.
  ['caf\u0065\u0301.eth', 'caf\u00e9.eth'],
  ['\uff41lice.eth', 'alice.eth'],
  // An emoji without its variation selector, also inside a sequence.
  ['\u2665\ufe0f.eth', '\u2665.eth'],
  ['\u{1f468}\u200d\u{1f469}\u200d\u{1f467}.eth', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}.eth'],
  // What may be left out is left out: a soft hyphen.
  ['al\u00adice.eth', 'alice.eth'],
  ['_dns.eth', '_dns.eth'],
  // Apostrophes are one character.
  ['o\u0027neil.eth', 'o\u2019neil.eth'],
  ['a-b.c_d.eth', undefined],
])('default: %j is registered as %j', (text, name) => {
  expect(normalizeName(text)).toBe(name)
})

test.each([
  ['a label that looks like punycode', 'xn--pple-43d.eth'],
  ['a hyphen in third and fourth place', 'ab--cd.eth'],
  ['an underscore within', 'a_b.eth'],
  ['a joiner between letters', 'ni\u200dck.eth'],
  ['a space', 'ali ce.eth'],
  ['a Cyrillic letter among Latin ones', 'v\u0456talik.eth'],
  ['Cyrillic letters that read as Latin ones', '\u0430\u0441\u0435.eth'],
  ['a combining mark at the start', '\u0301a.eth'],
  ['two apostrophes in a row', 'o\u2019\u2019neil.eth'],
  ['a text that turns direction', 'a\u202eb.eth'],
  ['an empty label', 'alice..eth'],
  ['no label', '.eth'],
  ['one label', 'eth'],
  ['a label of 256 bytes', `${'a'.repeat(256)}.eth`],
  ['a lone surrogate', 'a\ud800.eth'],
])('error: %s is no name', (_, text) => {
  expect(normalizeName(text)).toBeUndefined()
})

/** ENSIP-15 for labels of ASCII, written without its tables. */
function normalizeAscii(name: string): string | undefined {
  const labels = name.toLowerCase().replaceAll("'", '\u2019').split('.')
  const isLabel = (label: string) =>
    label !== '' &&
    /^_*(?:[a-z0-9$-]|\u2019(?!\u2019))*$/.test(label) &&
    !/^\u2019|\u2019$/.test(label) &&
    (label.includes('\u2019') || !/^..--/.test(label))
  return labels.length > 1 && labels.every(isLabel) ? labels.join('.') : undefined
}

const ascii = fc.string({ unit: fc.constantFrom(..."aZ09-_$.'! @#"), minLength: 1, maxLength: 12 })

test('property: of ASCII it keeps what the standard keeps, by rules without tables', () => {
  fc.assert(
    fc.property(ascii, (label) => {
      const name = `${label}.eth`
      expect(normalizeName(name)).toBe(normalizeAscii(name))
    }),
    { numRuns: 5000 },
  )
})

/** Characters of many scripts, marks, joiners, emoji and what is never allowed. */
const character = fc.oneof(
  fc.constantFrom(
    ...'\u00e9\u0301\u200d\u200c\ufe0f\u2665\u20e3\u0430\u03b1\u0561\u4e2d\u3042\uac00',
  ),
  fc.constantFrom('\u{1f468}', '\u{1f469}', '\u{1f3fd}', '\u{1f1e9}', '\u{1f1ea}', '1', '-', '_'),
  fc.integer({ min: 0x20, max: 0x2fff }).map((code) => String.fromCodePoint(code)),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
)
const text = fc.string({ unit: character, minLength: 1, maxLength: 8 })

test('property: what it answers is its own normal form, composed, and no longer to be written so', () => {
  fc.assert(
    fc.property(text, (label) => {
      const name = normalizeName(`${label}.eth`)
      if (name === undefined) return
      expect(normalizeName(name)).toBe(name)
      expect(name.normalize('NFC')).toBe(name)
      expect(normalizeName(name.normalize('NFD'))).toBe(name)
      expect(name).not.toMatch(/[A-Z \p{Cc}\p{Bidi_Control}]/u)
      expect(name.endsWith('.eth')).toBe(true)
    }),
    { numRuns: 5000 },
  )
})

type Row = { readonly name: string; readonly norm?: string; readonly error?: boolean }

function normalize(name: string): string | undefined {
  try {
    return library.normalize(name)
  } catch {
    return undefined
  }
}

/** `validate/tests.json` of adraffy/ens-normalize.js: 38,613 names, which no package has. */
const list = process.env.CLEAT_ENSIP15

test.runIf(list)('default: every name of the list that CLEAT_ENSIP15 names', () => {
  const [version, ...rows]: readonly Row[] = JSON.parse(readFileSync(list ?? '', 'utf8'))
  expect(version?.name).toBe('version')
  const wrong = rows.filter(
    ({ name, norm = name, error }) => normalize(name) !== (error ? undefined : norm),
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(wrong).toEqual([])
})
