import { utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { wrapBytes } from './wrapBytes.ts'

test.each([
  ['', '<Bytes></Bytes>'],
  ['Hello', '<Bytes>Hello</Bytes>'],
  ['<Bytes>Hello</Bytes>', '<Bytes>Hello</Bytes>'],
  ['<Bytes>Hello', '<Bytes><Bytes>Hello</Bytes>'],
  ['<Bytes>', '<Bytes><Bytes></Bytes>'],
])('default: %j', (text, wrapped) => {
  expect(new TextDecoder().decode(wrapBytes(utf8ToBytes(text)))).toBe(wrapped)
})
