import { expect, test } from 'vitest'
import { parseUri } from './parseUri.ts'

test.each([
  ['urn:example:a', { scheme: 'urn' }],
  ['urn:', { scheme: 'urn' }],
  ['urn:?q', { scheme: 'urn' }],
  ['urn:#f', { scheme: 'urn' }],
  ['urn:a@b/c', { scheme: 'urn' }],
  ['A1+.-:/a//b', { scheme: 'A1+.-' }],
  ['https://app.example', { scheme: 'https', authority: { host: 'app.example' } }],
  ['https://app.example/', { scheme: 'https', authority: { host: 'app.example' } }],
  ['https://a.example/%41:@/b', { scheme: 'https', authority: { host: 'a.example' } }],
  ['https://a.example?x=:@/?&y', { scheme: 'https', authority: { host: 'a.example' } }],
  ['https://a.example/#x:@/?', { scheme: 'https', authority: { host: 'a.example' } }],
  ['https://a.example#?', { scheme: 'https', authority: { host: 'a.example' } }],
  [
    'https://user@a.example:1/x',
    { scheme: 'https', authority: { userInfo: 'user', host: 'a.example', port: '1' } },
  ],
  ['file:///etc', { scheme: 'file', authority: { host: '' } }],
])('default: %j', (text, uri) => {
  expect(parseUri(text)).toStrictEqual(uri)
})

test.each([
  '',
  ':',
  'app.example',
  '/path',
  '://app.example',
  '1a:b',
  ' a:b',
  'a b:c',
  'urn:a b',
  'urn:a%4',
  'urn:a%4x',
  'urn:[',
  'urn:a?b c',
  'urn:a?"',
  'urn:a#b c',
  'urn:a#b#c',
  'urn:a?b#c d',
  'https://app example/',
  'https://app.example/a b',
  'https://app.example/{a}',
  'https://a@b@c/',
  'https://app.example:x/',
])('error: %j', (text) => {
  expect(parseUri(text)).toBeUndefined()
})
