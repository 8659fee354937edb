import fc from 'fast-check'
import { encodeAbiParameters, type Hex, toHex } from 'viem'
import { expect, test } from 'vitest'
import { readTokenText } from './readTokenText.ts'
import { toWord } from './toWord.ts'

const encodeBytes = (bytes: Hex) => encodeAbiParameters([{ type: 'bytes' }], [bytes])
const asText = (text: string) => encodeBytes(toHex(text))

test('default', () => {
  expect(readTokenText(asText('USD Coin'))).toBe('USD Coin')
  expect(readTokenText(asText('テザー ⚓'))).toBe('テザー ⚓')
})

test('behavior: 32 bytes of text', () => {
  expect(readTokenText(toHex('MKR').padEnd(66, '0'))).toBe('MKR')
  expect(readTokenText(`0x${'41'.repeat(32)}`)).toBe('A'.repeat(32))
})

test('behavior: what hides or turns text around is taken out', () => {
  expect(readTokenText(asText(' US\u202eDC\u0000\n coin\u200b '))).toBe('US DC coin')
})

test('behavior: text without end has one', () => {
  expect(readTokenText(asText('⚓'.repeat(5000)))).toBe('⚓'.repeat(64))
})

test.each([
  ['nothing', '0x'],
  ['an empty text', asText('')],
  ['blanks', asText(' \u200b ')],
  ['an empty word', `0x${toWord(0)}`],
  ['what is no text', encodeBytes('0xfffe')],
  ['a word that is no text', `0xff${'00'.repeat(31)}`],
])('behavior: %s is no name', (_, data) => {
  expect(readTokenText(data)).toBeUndefined()
})

test('property: garbage is read or not, and never throws', () => {
  const garbage = fc.string({ unit: fc.constantFrom(...'0123456789abcdefx'), maxLength: 400 })
  fc.assert(
    fc.property(garbage, (data) => {
      const text = readTokenText(`0x${data}`)
      return text === undefined || (text.length > 0 && !/[\p{C}\p{Zl}\p{Zp}]/u.test(text))
    }),
  )
})
