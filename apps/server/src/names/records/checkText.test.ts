import { expect, test } from 'vitest'
import { checkText } from './checkText.ts'

const item = '0x00000000000000000000000000000000000A11cE'

test.each([
  ['description', 'Two\nlines'],
  ['com.github', 'alice'],
  ['vnd-2.x', 'a'.repeat(1024)],
  ['a'.repeat(64), 'é 🎉'],
  ['url', 'https://a.example/?b#c'],
  ['url', 'http://a.example'],
  ['avatar', 'https://a.example/a.png'],
  ['avatar', `https://a.example/${'a'.repeat(2030)}`],
  ['avatar', 'ipfs://bafy/1.png'],
  ['avatar', `eip155:1/erc721:${item}/1`],
  ['header', `eip155:8453/erc1155:${item}/${'9'.repeat(78)}`],
  ['avatar', 'data:image/png;base64,AAAA'],
  ['avatar', 'data:image/jpeg;base64,AAA='],
  ['avatar', 'data:image/webp;base64,AA=='],
])('default: %s', (key, value) => {
  expect(checkText(key, value)).toBeUndefined()
})

test.each(['', 'a b', 'a_b', '.a', 'a.', 'a..b', 'a'.repeat(65), 'é', '__proto__', 'a\n'])(
  'error: the key %j',
  (key) => {
    expect(checkText(key, 'text')).toMatch(/^A key has/)
  },
)

test.each([
  ['note', ''],
  ['note', 'a'.repeat(1025)],
  ['url', `https://a.example/${'a'.repeat(1010)}`],
  ['avatar', `https://a.example/${'a'.repeat(2031)}`],
])('error: a length, %s', (key, value) => {
  expect(checkText(key, value)).toMatch(/^The text has 1 to (?:1024|2048) characters/)
})

test.each([
  ['note', 'a\nb'],
  ['note', 'a\u0000b'],
  ['note', 'a\u202eb'],
  ['note', 'a\u2066b'],
  ['note', 'a\u2028b'],
  ['note', '\ud800'],
  ['description', 'a\rb'],
  ['description', 'a\tb'],
])('error: characters of %s %j', (key, value) => {
  expect(checkText(key, value)).toBe('The text has characters that cannot be shown.')
})

test.each([
  'http://a.example/a.png',
  'https://',
  'xhttps://a.example',
  'javascript:alert(1)',
  'ipfs://',
  'xipfs://bafy',
  `eip155:0/erc721:${item}/1`,
  `eip155:1/erc20:${item}/1`,
  `eip155:1/erc721:${item}/1x`,
  `xeip155:1/erc721:${item}/1`,
  `eip155:1/erc721:${item}/${'9'.repeat(79)}`,
  'data:image/svg+xml;base64,AAAA',
  'data:image/png,AAAA',
  'data:image/png;base64,AA*A',
  'xdata:image/png;base64,AAAA',
  'data:text/html;base64,AAAA',
])('error: S24, the picture %s', (value) => {
  for (const key of ['avatar', 'header']) expect(checkText(key, value)).toMatch(/^A picture is/)
  expect(checkText('note', value)).toBeUndefined()
})

test.each(['a.example', 'javascript:alert(1)', 'xhttps://a.example', 'https://', 'ftp://a.b'])(
  'error: the url %s',
  (value) => {
    expect(checkText('url', value)).toMatch(/^The url is/)
  },
)
