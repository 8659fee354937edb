import { expect, test } from 'vitest'
import { readName } from './readName.ts'

const zone = { name: 'names.example', reserved: new Set<string>() }

test.each(['alice', 'alice.names.example'])('default: %s', (text) => {
  expect(readName(text, zone)).toEqual({
    ...{ status: 'name', name: 'alice.names.example', label: 'alice' },
  })
})

test.each([
  ['alice.eth', 'other-zone'],
  ['a.alice.names.example', 'other-zone'],
  ['alice.names.example.', 'other-zone'],
  ['alicenames.example', 'other-zone'],
  ['alice.names.example.names.example', 'other-zone'],
  ['.names.example', 'too-short'],
  ['', 'too-short'],
  ['support', 'reserved'],
  ['Alice', 'characters'],
])('error: %j is %s', (text, fault) => {
  expect(readName(text, zone)).toEqual({ status: 'fault', fault })
})
