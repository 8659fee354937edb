import { expect, test } from 'vitest'
import { readEmailAddress } from './readEmailAddress.ts'

/** An address of a length, in characters. */
function longAddress(local: string, length: number): string {
  const missing = length - `${local}@.example`.length
  const labels = 'b'.repeat(missing).replace(/b{63}b/g, (part) => `${part.slice(1)}.`)
  return `${local}@${labels}.example`
}

test.each([
  ['ada@mail.example', 'ada@mail.example'],
  ['  ada@mail.example\n', 'ada@mail.example'],
  ['Ada@Mail.Example', 'ada@mail.example'],
  ['ada.lovelace@mail.example', 'ada.lovelace@mail.example'],
  ['a.d.a@gmail.com', 'a.d.a@gmail.com'],
  ['ada+wallet@mail.example', 'ada+wallet@mail.example'],
  ['ada_1-2@mail.example', 'ada_1-2@mail.example'],
  ["o'brien@mail.example", "o'brien@mail.example"],
  ['a@b.co', 'a@b.co'],
  ['1@2.example', '1@2.example'],
  ['ada@münchen.example', 'ada@xn--mnchen-3ya.example'],
  ['ada@MÜNCHEN.example', 'ada@xn--mnchen-3ya.example'],
  ['ada@xn--mnchen-3ya.example', 'ada@xn--mnchen-3ya.example'],
  ['ada@例え.jp', 'ada@xn--r8jz45g.jp'],
  ['ada@straße.example', 'ada@xn--strae-oqa.example'],
  ['ada@mail。example', 'ada@mail.example'],
  ['ada@sub.mail.example', 'ada@sub.mail.example'],
  ['!#$%&*/=?^`{|}~@mail.example', '!#$%&*/=?^`{|}~@mail.example'],
  [`${'a'.repeat(64)}@mail.example`, `${'a'.repeat(64)}@mail.example`],
  ['ada@1mail.example', 'ada@1mail.example'],
  [longAddress('a'.repeat(64), 254), longAddress('a'.repeat(64), 254)],
  [longAddress('a', 254), longAddress('a', 254)],
])('default: %j', (text, address) => {
  expect(readEmailAddress(text)).toBe(address)
  expect(readEmailAddress(address)).toBe(address)
})

test.each([
  '',
  '@',
  'ada',
  'ada@',
  '@mail.example',
  'ada@mail',
  'ada@localhost',
  'ada@@mail.example',
  'ada@mail@mail.example',
  'ada lovelace@mail.example',
  'ada@mail .example',
  '"ada"@mail.example',
  '"a@b"@mail.example',
  'ada(comment)@mail.example',
  'ada@mail.example(comment)',
  'Ada <ada@mail.example>',
  '<ada@mail.example>',
  'ada@mail.example,eve@mail.example',
  'ada@mail.example;eve@mail.example',
  'ada@mail.example\nBcc: eve@mail.example',
  'ada@mail.example\r\nBcc:eve@mail.example',
  'ada\u0000@mail.example',
  'ada\u200b@mail.example',
  'ada@mail\u200b.example',
  'ada@mail\u00ad.example',
  'ada@mail.\u2060example',
  'ada@\u202email.example',
  'àda@mail.example',
  'аda@mail.example',
  'ａｄａ@mail.example',
  '.ada@mail.example',
  'ada.@mail.example',
  'a..da@mail.example',
  'ada@.mail.example',
  'ada@mail..example',
  'ada@mail.example.',
  'ada@-mail.example',
  'ada@mail-.example',
  'ada@ma_il.example',
  'ada@[192.0.2.1]',
  'ada@192.0.2.1',
  'ada@[IPv6:2001:db8::1]',
  'ada@mail.example:25',
  'ada@mail.example/path',
  'ada@ma%69l.example',
  'mailto:ada@mail.example',
  'ada\\@mail.example',
  `${'a'.repeat(65)}@mail.example`,
  `a@${'b'.repeat(64)}.example`,
  `a@${'b.'.repeat(130)}example`,
  longAddress('a'.repeat(64), 255),
  longAddress('a', 255),
])('error: %j', (text) => {
  expect(readEmailAddress(text)).toBeUndefined()
})
