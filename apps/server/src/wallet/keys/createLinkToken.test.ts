import { expect, test } from 'vitest'
import { createLinkToken } from './createLinkToken.ts'
import { createWalletKeys } from './createWalletKeys.ts'

const keys = createWalletKeys([new Uint8Array(32).fill(1)])
const id = 'A'.repeat(22)
const at = new Date('2026-11-28T12:00:00.000Z')
const later = (ms: number) => new Date(at.getTime() + ms)
const freeze = createLinkToken('freeze', 1)
const token = freeze.create({ keys, id, at })

test('default: reads the id until its last day is over', () => {
  expect(freeze.read({ keys, token, now: at })).toBe(id)
  expect(freeze.read({ keys, token, now: later(86_399_999) })).toBe(id)
  expect(freeze.read({ keys, token, now: later(86_400_000) })).toBeUndefined()
})

test('behavior: the secret that is being replaced still counts', () => {
  const next = createWalletKeys([new Uint8Array(32).fill(2), new Uint8Array(32).fill(1)])
  expect(freeze.read({ keys: next, token, now: at })).toBe(id)
})

test('error: another purpose, id, time, signature or secret', () => {
  const [, end = '', signature = ''] = token.split('.')
  const other = createWalletKeys([new Uint8Array(32).fill(2)])
  expect(createLinkToken('keep-email', 1).read({ keys, token, now: at })).toBeUndefined()
  expect(freeze.read({ keys: other, token, now: at })).toBeUndefined()
  const forged = [
    `${'B'.repeat(22)}.${end}.${signature}`,
    `${id}.${Number(end) + 1}.${signature}`,
    `${id}.${end}.${'A'.repeat(43)}`,
    `${id}.${end}`,
    `${token}.`,
    '',
  ]
  expect(forged.filter((one) => freeze.read({ keys, token: one, now: at }))).toEqual([])
})
