import { expect, test } from 'vitest'
import { readKeySignature } from './readKeySignature.ts'

const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const half = order >> 1n
const word = (value: bigint) => value.toString(16).padStart(64, '0')
const write = (r: bigint, s: bigint, last = '1b') => `0x${word(r)}${word(s)}${last}`

test('default', () => {
  expect(readKeySignature(write(1n, 2n))).toEqual({
    ...{ r: `0x${word(1n)}`, s: `0x${word(2n)}`, yParity: 0, isCanonical: true },
  })
  const parities = ['00', '01', '1b', '1c', '1C'].map(
    (last) => readKeySignature(write(1n, 2n, last))?.yParity,
  )
  expect(parities).toEqual([0, 1, 0, 1, 1])
})

test('behavior: the compact form has the parity in its highest bit', () => {
  expect(readKeySignature(write(1n, 2n, ''))).toMatchObject({ s: `0x${word(2n)}`, yParity: 0 })
  const odd = write(1n, 2n + (1n << 255n), '')
  expect(readKeySignature(odd)).toMatchObject({ s: `0x${word(2n)}`, yParity: 1 })
})

test('behavior: the lower half of `s` is the canonical one', () => {
  expect(readKeySignature(write(1n, half))?.isCanonical).toBe(true)
  expect(readKeySignature(write(1n, half + 1n))?.isCanonical).toBe(false)
  expect(readKeySignature(write(order - 1n, order - 1n))?.isCanonical).toBe(false)
})

test.each([
  ['r is 0', write(0n, 1n)],
  ['s is 0', write(1n, 0n)],
  ['r is the order', write(order, 1n)],
  ['s is the order', write(1n, order)],
  ['the last byte is 2', write(1n, 1n, '02')],
  ['the last byte is 26', write(1n, 1n, '1a')],
  ['the last byte is 29', write(1n, 1n, '1d')],
  ['half a byte is missing', write(1n, 1n, '1')],
  ['a byte is too many', write(1n, 1n, '1b00')],
  ['something stands before it', `x${write(1n, 1n)}`],
  ['something stands after it', `${write(1n, 1n, '')}x`],
])('error: %s', (_, signature) => {
  expect(readKeySignature(signature)).toBeUndefined()
})
