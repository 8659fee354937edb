import { is } from 'valibot'
import { expect, test } from 'vitest'
import { listMisshapen } from '../test/listMisshapen.ts'
import { helloSchema, welcomeSchema } from './hello.ts'

const nonce = 'aZ09_-'.padEnd(22, 'a')
const hello = { cleat: 'hello', protocols: [1], nonce }
const welcome = { cleat: 'welcome', protocol: 1, nonce, build: 'b1', mode: 'same-site' }
const refusal = { cleat: 'refusal', nonce, reason: 'origin', protocols: [1] }
const notNonces = ['', nonce.slice(1), `${nonce}a`, `${nonce.slice(1)}=`, `${nonce}\n`]
const notLists = [[], Array(9).fill(1), ['1'], [0.5], 1]

test.each([
  ['hello', helloSchema, hello],
  ['welcome', welcomeSchema, welcome],
  ['refusal', welcomeSchema, refusal],
] as const)('default: %s: the whole of it passes, and nothing misshapen', (_, schema, example) => {
  expect(is(schema, example)).toBe(true)
  const wrong = listMisshapen(example)
  expect(wrong.filter((value) => is(schema, value))).toEqual([])
  for (const one of notNonces) expect(is(schema, { ...example, nonce: one }), one).toBe(false)
})

test('behavior: what a page and a frame can say of themselves', () => {
  const isHello = (changed: object) => is(helloSchema, { ...hello, ...changed })
  expect(isHello({ protocols: Array(8).fill(2) })).toBe(true)
  for (const protocols of notLists) expect(isHello({ protocols })).toBe(false)
  for (const cleat of ['', 'welcome']) expect(isHello({ cleat })).toBe(false)
  const isWelcome = (changed: object) => is(welcomeSchema, { ...welcome, ...changed })
  expect([isWelcome({ mode: 'cross-site' }), isWelcome({ build: 'a'.repeat(64) })]).toEqual([
    ...[true, true],
  ])
  for (const wrong of [{ mode: '' }, { build: 'a'.repeat(65) }, { protocol: 0.5 }, { cleat: '' }])
    expect(isWelcome(wrong)).toBe(false)
  const isRefusal = (changed: object) => is(welcomeSchema, { ...refusal, ...changed })
  for (const reason of ['origin', 'protocol', 'service']) expect(isRefusal({ reason })).toBe(true)
  for (const wrong of [
    { reason: '' },
    { cleat: '' },
    ...notLists.map((protocols) => ({ protocols })),
  ])
    expect(isRefusal(wrong)).toBe(false)
})
