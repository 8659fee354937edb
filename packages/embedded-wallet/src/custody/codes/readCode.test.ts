import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alphabet } from './alphabet.ts'
import { createCode } from './createCode.ts'
import { formatCode } from './formatCode.ts'
import { readCode } from './readCode.ts'

const codes = fc.array(fc.integer({ min: 0, max: 31 }), { minLength: 26, maxLength: 26 })
const symbols = Array.from(alphabet)

function replaceAt(text: string, at: number, symbol: string): string {
  return text.slice(0, at) + symbol + text.slice(at + 1)
}

test('default: what is written is read', () => {
  fc.assert(
    fc.property(codes, fc.constantFrom('recovery' as const, 'kit' as const), (values, kind) => {
      const code = new Uint8Array(values)
      expect(readCode(formatCode(code, kind), kind)).toEqual({ code })
    }),
  )
})

test('default: 130 bits in 26 symbols, two that check them, seven groups of four', () => {
  const code = createCode()
  expect(code).toHaveLength(26)
  expect(code.every((value) => value < 32)).toBe(true)
  expect(formatCode(code, 'recovery')).toMatch(
    /^(?:[0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/,
  )
})

test('behavior: each of the 32 symbols appears', () => {
  const seen = new Set(Array.from({ length: 100 }, () => [...createCode()]).flat())
  expect(seen.size).toBe(32)
})

test.each<[string, (text: string) => string]>([
  ['lower case', (text) => text.toLowerCase()],
  ['no hyphens', (text) => text.replaceAll('-', '')],
  ['spaces around and between', (text) => `  ${text.replaceAll('-', ' ')}\n`],
  ['other dashes', (text) => text.replaceAll('-', '–').replace('–', '−')],
  ['full-width characters', (text) => text.replace(/[^-]/g, (one) => toFullWidth(one))],
  ['letters that look like digits', (text) => text.replaceAll('0', 'O').replaceAll('1', 'l')],
  ['an I for a one', (text) => text.replaceAll('1', 'i')],
  ['a line that a browser broke', (text) => text.replaceAll('-', '\u{AD}-\u{200B}')],
])('behavior: reads %s', (_title, type) => {
  const code = new Uint8Array(26).map((_, at) => at % 3)
  expect(readCode(type(formatCode(code, 'recovery')), 'recovery')).toEqual({ code })
})

function toFullWidth(symbol: string): string {
  return String.fromCharCode(symbol.charCodeAt(0) + 0xfee0)
}

test('error: one wrong character, at every place, each other symbol', () => {
  const text = formatCode(createCode(), 'recovery').replaceAll('-', '')
  for (const at of Array.from(text).keys())
    for (const symbol of symbols)
      if (symbol !== text[at]) {
        const found = readCode(replaceAt(text, at, symbol), 'recovery')
        expect(['typing', 'kind']).toContain('problem' in found ? found.problem : undefined)
      }
})

test('error: two neighbours are swapped', () => {
  fc.assert(
    fc.property(codes, fc.integer({ min: 0, max: 26 }), (values, at) => {
      const text = formatCode(new Uint8Array(values), 'recovery').replaceAll('-', '')
      const [one = '', other = ''] = [text[at], text[at + 1]]
      fc.pre(one !== other)
      const swapped = replaceAt(replaceAt(text, at, other), at + 1, one)
      expect(readCode(swapped, 'recovery')).toHaveProperty('problem')
    }),
  )
})

test.each([
  ['', 'length'],
  ['0000-0000-0000-0000-0000-0000-000', 'length'],
  ['0000-0000-0000-0000-0000-0000-00000', 'length'],
  ['0000-0000-0000-0000-0000-0000-000U', 'character'],
  ['0000-0000-0000-0000-0000-0000-000!', 'character'],
  ['0000-0000-0000-0000-0000-0000-0000', 'typing'],
])('error: %j: %s', (typed, problem) => {
  expect(readCode(typed, 'recovery')).toEqual({ problem })
})

test('error: the code of the kit where the recovery code is wanted, and the other way round', () => {
  const code = createCode()
  expect(readCode(formatCode(code, 'kit'), 'recovery')).toEqual({ problem: 'kind' })
  expect(readCode(formatCode(code, 'recovery'), 'kit')).toEqual({ problem: 'kind' })
})
