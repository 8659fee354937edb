import { expect, test } from 'vitest'
import { createWalletKeys } from './createWalletKeys.ts'

const [one, two] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]
const keys = createWalletKeys([one])
const bytes = new Uint8Array([1, 2, 3])

test('default: what is sealed opens in its context, and nowhere else', () => {
  const sealed = keys.seal('kek', bytes, 'wallet|1')
  expect(keys.open('kek', sealed, 'wallet|1')).toEqual(bytes)
  expect(keys.seal('kek', bytes, 'wallet|1')).not.toBe(sealed)
  expect(() => keys.open('kek', sealed, 'wallet|2')).toThrow()
  expect(() => keys.open('email-seal', sealed, 'wallet|1')).toThrow()
  expect(() => keys.open('kek', `${sealed.slice(0, -2)}AA`, 'wallet|1')).toThrow()
})

test('behavior: what was stored stays readable: ids, hashes and seals are what they were', () => {
  expect(keys.currentId).toBe('6IcbWDXC')
  expect(keys.hash('email-index', 'ada@mail.example')[0].bytes.toString('hex')).toBe(
    '4f0bffee3244fec114d1782dc95ecf39ee821f284211d224c54733a0e606b0ea',
  )
  const stored = '6IcbWDXC.avm8X777aQ4YzWgj2HIv6-5joq8BiyECeN_olmr7mg'
  expect(keys.open('kek', stored, 'wallet|1')).toEqual(bytes)
})

test('error: no root secret', () => {
  expect(() => createWalletKeys([])).toThrow('There is no root secret.')
})

test('behavior: each label has another key', () => {
  const labels = ['kek', 'otp', 'email-index', 'email-seal', 'session'] as const
  const hashes = labels.map((label) => keys.hash(label, 'text')[0].bytes.toString('hex'))
  expect(new Set(hashes).size).toBe(labels.length)
})

test('behavior: while a secret is replaced, the old one opens and the new one seals', () => {
  const sealed = keys.seal('kek', bytes, 'a')
  const both = createWalletKeys([two, one])
  expect(both.open('kek', sealed, 'a')).toEqual(bytes)
  expect(both.readId(sealed)).toBe(keys.currentId)
  expect(both.readId(both.seal('kek', bytes, 'a'))).toBe(both.currentId)
  expect(both.hash('otp', 'a').map(({ keyId }) => keyId)).toEqual([both.currentId, keys.currentId])
  expect(() => createWalletKeys([two]).open('kek', sealed, 'a')).toThrow('not set any more')
})
