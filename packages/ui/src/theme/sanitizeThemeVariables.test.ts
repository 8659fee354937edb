import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitizeThemeVariables } from './sanitizeThemeVariables.ts'

test('default', () => {
  expect(
    sanitizeThemeVariables({
      '--cleat-accent': ' oklch(60% 0.2 250) ',
      '--cleat-z-index': 40,
      '--cleat-font-family': '"Inter", sans-serif',
    }),
  ).toEqual([
    ['--cleat-accent', 'oklch(60% 0.2 250)'],
    ['--cleat-z-index', '40'],
    ['--cleat-font-family', '"Inter", sans-serif'],
  ])
})

test("behavior: AppKit's names are ours, and ours win", () => {
  expect(
    sanitizeThemeVariables({
      '--cleat-accent': 'blue',
      '--apkt-accent': 'green',
      '--w3m-accent': 'red',
      '--apkt-qr-color': 'navy',
      '--w3m-qr-color': 'maroon',
      '--w3m-color-mix': 'teal',
    }),
  ).toEqual([
    ['--cleat-accent', 'blue'],
    ['--cleat-qr-color', 'navy'],
    ['--cleat-color-mix', 'teal'],
  ])
})

test.each([
  ['color-mix-strength', 40, '40%'],
  ['color-mix-strength', '12.5', '12.5%'],
  ['color-mix-strength', '150%', '100%'],
  ['color-mix-strength', '4px', undefined],
  ['color-mix-strength', -1, undefined],
  ['border-radius-master', 2, '2px'],
  ['border-radius-master', '.25rem', '.25rem'],
  ['border-radius-master', '50%', undefined],
  ['font-size-master', 'calc(1px)', undefined],
  ['font-size-master', Number.NaN, undefined],
  ['z-index', 1e21, undefined],
])('behavior: --w3m-%s: %s is %s', (name, value, expected) => {
  const safe = new Map(sanitizeThemeVariables({ [`--w3m-${name}`]: value }))
  expect(safe.get(`--cleat-${name}`)).toBe(expected)
})

test.each([
  'cubic-bezier(0.2, 0, 0, 1)',
  '0 1px 2px rgb(0 0 0 / 24%), 0 16px 48px rgb(0 0 0 / 40%)',
  'calc((1px + 2px) * 3)',
  'var(--brand, color-mix(in oklab, red, blue))',
  'var( --brand , )',
  '思源黑体, "Noto Sans"',
])('behavior: takes %j', (value) => {
  expect(sanitizeThemeVariables({ '--cleat-accent': value })).toEqual([['--cleat-accent', value]])
})

test.each([
  'red; background: url(https://evil.example)',
  'url(https://evil.example)',
  'URL (x)',
  'image-set("x" 1x)',
  '-webkit-image-set("x" 1x)',
  'cross-fade(red, "x")',
  'src("x")',
  'element(#x)',
  'u"x"rl(y)rgb(z',
  'red}',
  'red{',
  '(red',
  'var()',
  'var(x)',
  'var(--a b)',
  'calc(1px * var())',
  '[',
  'red]',
  'red)',
  '"red',
  '(")',
  "'red\n'",
  '</style>',
  'u\\72l(x)',
  'red !important',
  'a/*b',
  '@import "x"',
  '',
  'x'.repeat(201),
])('behavior: leaves out %j', (value) => {
  expect(sanitizeThemeVariables({ '--cleat-accent': value })).toEqual([])
})

test('behavior: leaves out what is not ours, not set, or no text', () => {
  const hostile = JSON.parse('{ "--cleat-accent": { "toString": 1 }, "--cleat-text": [] }')
  expect(sanitizeThemeVariables(hostile)).toEqual([])
  expect(
    sanitizeThemeVariables({
      '--other': 'red',
      '--cleat-accent': undefined,
      '--cleat-Accent': 'red',
      '--evil-accent': 'red',
      '--cleat-constructor': '5',
    }),
  ).toEqual([['--cleat-constructor', '5']])
})

const pieces = fc.constantFrom(
  ...['red', 'url', 'rgb', 'var', 'image-set', 'src', '(', ')', '"', "'", ' ', ',', '/', '*', '\\'],
  ...[';', ':', '{', '}', '<', '>', '!', '@', '\n', '1px', '-', '--x', 'background', 'é', '\u0000'],
)
const value = fc.oneof(
  fc.array(pieces, { maxLength: 14 }).map((parts) => parts.join('')),
  fc.string({ maxLength: 40, unit: 'binary' }),
)

test('behavior: no value ends the declaration, adds another or fetches', () => {
  let taken = 0
  fc.assert(
    fc.property(value, (text) => {
      for (const [name, safe] of sanitizeThemeVariables({ '--cleat-accent': text })) {
        taken += 1
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(`a { ${name}: ${safe}; --after: here } b { color: red }`)
        const rules = [...sheet.cssRules] as CSSStyleRule[]
        expect(rules.map((rule) => rule.selectorText)).toEqual(['a', 'b'])
        expect([...rules[0]!.style]).toEqual([name, '--after'])
        // Quoted text is harmless.
        const code = safe.replace(/"[^"]*"|'[^']*'/g, '')
        expect(code).not.toMatch(/(?:url|src|image|image-set|cross-fade|element|paint)\(/i)
      }
    }),
    { numRuns: 3000 },
  )
  expect(taken).toBeGreaterThan(100)
})
