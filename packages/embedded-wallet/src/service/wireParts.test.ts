import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { wireParts } from './wireParts.ts'

const encode = (bytes: Uint8Array) => btoaUrl(bytes)

function btoaUrl(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

test('default: bytes have one form, and a length', () => {
  const schema = wireParts.bytes({ min: 3, max: 40 })
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
      expect(v.is(schema, encode(bytes))).toBe(bytes.length >= 3 && bytes.length <= 40)
    }),
  )
})

test.each(['AAAA=', 'AAA', 'AAB', 'A+AA', 'AA A', 'A', 'AAAAA', 'AAAAB'])(
  'error: %j is not such a form',
  (text) => {
    const schema = wireParts.bytes({ min: 0, max: 40 })
    expect(v.is(schema, text)).toBe(text === 'AAA')
  },
)

test.each([
  ['https://app.example', true],
  ['http://localhost:5173', true],
  ['https://xn--mnchen-3ya.example', true],
  ['http://[::1]:80', true],
  ['https://app.example/', false],
  ['https://app.example:0', false],
  ['https://App.example', false],
  ['https://user@app.example', false],
  ['null', false],
  ['file://', false],
])('parameters: the origin %s', (text, isOrigin) => {
  expect(v.is(wireParts.origin, text)).toBe(isOrigin)
})

test.each([
  ['Chrome on macOS', true],
  ['', false],
  ['two\nlines', false],
  ['turned \u202e around', false],
  ['a'.repeat(61), false],
])('parameters: the line %j', (text, isLine) => {
  expect(v.is(wireParts.line(60), text)).toBe(isLine)
})

test.each([
  ['google', true],
  ['oidc:company', true],
  ['oidc:', false],
  ['email', false],
  ['Google', false],
])('parameters: the provider %s', (text, isProvider) => {
  expect(v.is(wireParts.provider, text)).toBe(isProvider)
})
