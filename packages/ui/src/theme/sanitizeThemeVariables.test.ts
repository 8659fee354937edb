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

test.each([
  'red; background: url(https://evil.example)',
  'url(https://evil.example)',
  'URL (x)',
  'image-set("x" 1x)',
  'red}',
  'red{',
  '</style>',
  'u\\72l(x)',
  'red !important',
  'a/*b',
  '',
  'x'.repeat(201),
])('behavior: leaves out %j', (value) => {
  expect(sanitizeThemeVariables({ '--cleat-accent': value })).toEqual([])
})

test('behavior: leaves out what is not ours or not set', () => {
  expect(sanitizeThemeVariables({ '--other': 'red', '--cleat-accent': undefined })).toEqual([])
})
