import { base64 } from '@scure/base'
import { expect, test } from 'vitest'
import { parseAddress } from '../address/parseAddress.ts'
import { refusedVectors } from './refusedVectors.ts'
import { testVectors as vectors } from './testVectors.ts'
import { verifyBip322 } from './verifyBip322.ts'

type Claim = { message: string; address: string; signature: string }

function verify({ address, ...claim }: Claim): boolean {
  const parsed = parseAddress({ address, network: 'mainnet' })
  if (!parsed) throw new Error(`${address} is no address`)
  return verifyBip322({ ...claim, address: parsed }).isValid
}

// The vectors that BIP-322 publishes, of the simple and of the full format.
test.each(vectors)('default: $type signs "$message"', (vector) => {
  expect(verify(vector)).toBe(true)
  expect(verify({ ...vector, message: `${vector.message}.` })).toBe(false)
  for (const { address } of vectors)
    expect(verify({ ...vector, address })).toBe(address === vector.address)
})

test.each(refusedVectors)('error: $description', (vector) => {
  expect(verify(vector)).toBe(false)
})

test('behavior: BIP-322 publishes 32 errors and 18 signatures, of which 8 have a lock', () => {
  const locks = vectors.map(({ address, ...vector }) => {
    const parsed = parseAddress({ address, network: 'mainnet' })
    return parsed && verifyBip322({ ...vector, address: parsed }).lock
  })
  const lock = { time: 2016, age: 2016 }
  expect(locks.filter(Boolean)).toEqual(Array.from({ length: 8 }, () => lock))
  expect([refusedVectors.length, vectors.length]).toEqual([32, 18])
})

test.each(vectors)('behavior: no bit of $type can be changed', (vector) => {
  const [, prefix = '', text = ''] = /^(smp)?(.*)$/.exec(vector.signature) ?? []
  const bytes = base64.decode(text)
  for (let at = 0; at < bytes.length; at += 7) {
    const changed = bytes.map((byte, place) => (place === at ? byte ^ (1 << (at % 8)) : byte))
    expect(verify({ ...vector, signature: prefix + base64.encode(changed) })).toBe(false)
  }
})

test('behavior: a prefix names the format', () => {
  const [simple, full] = [vectors[6]!, vectors[11]!]
  for (const [vector, right] of [
    [simple, 'smp'],
    [full, 'ful'],
  ] as const)
    for (const prefix of ['smp', 'ful', 'pof']) {
      const signature = prefix + vector.signature
      expect(verify({ ...vector, signature })).toBe(prefix === right)
    }
})

test.each([
  ['no base64', 'not-valid-base64!!!'],
  ['nothing', ''],
  ['no witness', 'smpAA=='],
  ['an unknown prefix', 'fooAA=='],
  ['a prefix alone', 'ful'],
  ['the wrong prefix', `ful${vectors[5]!.signature}`],
  ['something very long', `smp${'A'.repeat(1_000_000)}`],
])('error: %s', (_, signature) => {
  for (const { message, address } of vectors)
    expect(verify({ message, address, signature })).toBe(false)
})
