import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bitcoinNetworkNames } from './bitcoinNetwork.ts'
import { networkParameters } from './networkParameters.ts'
import { parseAddress } from './parseAddress.ts'
import { readAddress } from './readAddress.ts'

const segwit = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const taproot = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'

test('default', () => {
  const script = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'
  for (const address of [segwit, taproot, script, '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa']) {
    expect(readAddress({ address, network: 'mainnet' })).toBe(address)
    expect(readAddress({ address, network: 'regtest' })).toBeUndefined()
  }
  for (const address of [segwit, taproot])
    expect(readAddress({ address: address.toUpperCase(), network: 'mainnet' })).toBe(address)
})

test.each<[string, unknown]>([
  ['version 0 with the checksum of later ones', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh'],
  ['version 1 with that of 0', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
  ['one byte', 'bc1pw5dgrnzv'],
  ['version 0 of 16 bytes', 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P'],
  ['anyone can spend', 'bc1pfeessrawgf'],
  ['mixed case', 'bc1qw508D6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['a private key', 'L3VFeEujGtevx9w18HD1fhRbCH67Az2dpCymeRE1SoPK6XQtaN2k'],
  ['a megabyte', '1'.repeat(1_000_000)],
  ['no text', { toString: () => segwit }],
])('error: %s', (_, address) => {
  expect(readAddress({ address, network: 'mainnet' })).toBeUndefined()
})

test('property: what parseAddress reads, apart from whether a taproot key is on the curve', () => {
  const network = fc.constantFrom(...bitcoinNetworkNames)
  const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
  const program = fc.oneof(bytes(20), bytes(32), fc.uint8Array({ maxLength: 45 }))
  const written = fc
    .tuple(network, fc.integer({ min: 0, max: 17 }), program, fc.nat(3))
    .map(([name, version, data, form]) => {
      const { bech32: prefix, pubKeyHash, scriptHash } = networkParameters[name]
      if (form > 1) {
        const codec = form === 2 ? bech32 : bech32m
        return codec.encode(prefix, [version, ...codec.toWords(data)], 200)
      }
      const head = [pubKeyHash, scriptHash, version][version % 3] ?? 0
      return createBase58check(sha256).encode(Uint8Array.from([head, ...data]))
    })
  fc.assert(
    fc.property(network, fc.oneof(written, fc.string()), (name, address) => {
      const parsed = parseAddress({ address, network: name })?.address
      const read = readAddress({ address, network: name })
      const isTaproot = read?.startsWith(`${networkParameters[name].bech32}1p`)
      if (parsed !== undefined || !isTaproot) expect(read).toBe(parsed)
    }),
    { numRuns: 3000 },
  )
})
