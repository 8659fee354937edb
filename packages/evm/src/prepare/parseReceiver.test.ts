import { expect, test } from 'vitest'
import { parseReceiver } from './parseReceiver.ts'

const good = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const digits = good.slice(2)
const toAddress = (address: string) => (address === good.toLowerCase() ? good : address)
const parse = (text: unknown) => parseReceiver({ toAddress }, { text: text as string })

test.each([
  good,
  good.toLowerCase(),
  `0x${digits.toUpperCase()}`,
  digits,
  digits.toLowerCase(),
  ` ${good}\n`,
])('default: %j', (text) => {
  expect(parse(text)).toBe(good)
})

test('behavior: zeros at an end are as good as others', () => {
  for (const text of [`0x${'0'.repeat(39)}1`, `0x1${'0'.repeat(39)}`])
    expect(parse(text)).toBe(text)
})

test('behavior: white space around it may make a thousand characters', () => {
  expect(parse(good.padEnd(1000))).toBe(good)
  expect(parse(good.padEnd(1001))).toBeUndefined()
})

// The rows of the catalogue of bad input.
test.each([
  ['A01', ''],
  ['A01', '   '],
  ['A04', `0X${digits}`],
  ['A05', good.slice(0, -1)],
  ['A05', `${good}0`],
  ['A06', good.replace('dA', 'da')],
  ['A08', `${good.slice(0, -1)}g`],
  ['A09', `0x${'0'.repeat(40)}`],
  ['A14', `0x${'\uff11'.repeat(40)}`],
  ['A15', `${good.slice(0, 20)}\u200b${good.slice(20)}`],
  ['A16', `\u202e${good}`],
  ['A17', good.replace('a', '\u0430')],
  ['A18', `0x${digits.padStart(64, '0')}`],
  ['A19', `0x${'9c'.repeat(32)}`],
  ['A20', 'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'],
  ['A22', `arb1:${good}`],
  ['A24', `eip155:137:${good}`],
  ['A25', 'XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS'],
  ['A26', [good]],
  ['A26', { toString: () => good }],
  ['A27', null],
  ['A27', 1n],
  ['A28', `0x${'a'.repeat(1_000_000)}`],
])('behavior: %s is no receiver', (_, text) => {
  expect(parse(text)).toBeUndefined()
})
