// @vitest-environment node

import { bitcoinNetworkNames, networkParameters, parseAddress } from '@cleat/signatures/bip122'
import { hex } from '@scure/base'
import { Address } from '@scure/btc-signer'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const numRuns = 100_000
/** Takes seconds on a quiet machine. */
const timeout = 300_000
const letters = [...'023456789acdefghjklmnpqrstuvwxyzACDEFGHJKLMNPQRSTUVWXYZ', ...'1bioBIOl \u200b']
const bytes = (length: number) =>
  fc
    .bigInt({ min: 0n, max: 256n ** BigInt(length) - 1n })
    .map((number) => Uint8Array.from(hex.decode(number.toString(16).padStart(2 * length, '0'))))
const outputs = fc.oneof(
  bytes(20).map((hash) => ({ type: 'pkh' as const, hash })),
  bytes(20).map((hash) => ({ type: 'sh' as const, hash })),
  bytes(20).map((hash) => ({ type: 'wpkh' as const, hash })),
  bytes(32).map((hash) => ({ type: 'wsh' as const, hash })),
)
const networks = fc.constantFrom(...bitcoinNetworkNames)

test('property: an output reads as it was written; with another letter, in another case or on another network it is none', {
  timeout,
}, () => {
  const change = fc.record({ at: fc.nat(), letter: fc.constantFrom(...letters) })
  fc.assert(
    fc.property(
      outputs,
      networks,
      networks,
      change,
      (output, network, elsewhere, { at, letter }) => {
        const address = Address(networkParameters[network]).encode(output)
        const read = parseAddress({ address, network })
        if (read?.address !== address || read.kind !== output.type) return false
        if (!read.program.every((byte, index) => byte === output.hash[index])) return false
        // The test networks share their address prefixes.
        const isOther = !address.startsWith(networkParameters[elsewhere].bech32)
        const isMain = (network === 'mainnet') !== (elsewhere === 'mainnet')
        if (isOther && isMain && parseAddress({ address, network: elsewhere })) return false
        const place = at % address.length
        const changed = address.slice(0, place) + letter + address.slice(place + 1)
        const inOtherCase =
          address.slice(0, place) + flip(address, place) + address.slice(place + 1)
        return [changed, inOtherCase].every(
          (text) => text === address || parseAddress({ address: text, network }) === undefined,
        )
      },
    ),
    { numRuns },
  )
})

test('property: garbage is nobody', { timeout }, () => {
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(...letters), maxLength: 90 }),
    fc.string({ unit: fc.constantFrom(...letters), maxLength: 60 }).map((end) => `bc1${end}`),
  )
  const garbage = fc.oneof({ weight: 99, arbitrary: text }, fc.anything({ maxDepth: 1 }))
  let accepted = 0
  fc.assert(
    fc.property(garbage, networks, (address, network) => {
      if (parseAddress({ address, network })) accepted += 1
    }),
    { numRuns },
  )
  expect(accepted).toBe(0)
})

/** Changes the case of one letter. */
function flip(text: string, at: number): string {
  const letter = text.charAt(at)
  return letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
}
