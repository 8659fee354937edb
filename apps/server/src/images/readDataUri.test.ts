import { expect, test } from 'vitest'
import { readDataUri } from './readDataUri.ts'

test.each([
  ['data:application/json;base64,e30=', '{}'],
  ['data:application/json,%7B%7D', '{}'],
  ['data:application/json;utf8,{"a":"b,c"}', '{"a":"b,c"}'],
  ['data:,', ''],
  ['DATA:text/plain;charset=utf-8;BASE64,YQ==', 'a'],
])('default: %s', (uri, text) => {
  expect(String(readDataUri(uri))).toBe(text)
})

test.each(['https://example.org/', 'data:text/plain', 'data:,%'])('error: %s', (uri) => {
  expect(() => readDataUri(uri)).toThrow()
})
