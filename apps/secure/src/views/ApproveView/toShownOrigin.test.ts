// @vitest-environment node
import { expect, test } from 'vitest'
import { toShownOrigin } from './toShownOrigin.ts'

test.each([
  ['https://harbour.example', 'harbour.example'],
  ['https://harbour.example:8443', 'harbour.example:8443'],
  ['http://127.0.0.1:5173', 'http://127.0.0.1:5173'],
  // Cyrillic letters that look like those of harbour.
  ['https://hаrbour.example', 'xn--hrbour-3nf.example'],
])('default: %s is shown as %s', (origin, shown) => {
  expect(toShownOrigin(origin)).toBe(shown)
})
