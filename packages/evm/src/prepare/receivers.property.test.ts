import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { parseReceiver } from './parseReceiver.ts'

const numRuns = 100_000
/** Takes seconds on a quiet machine. */
const timeout = 300_000
const letters = [...'0123456789abcdefABCDEF', ...'gOx \u200b\u0430\uff11']
const parse = (text: unknown) =>
  parseReceiver(
    { toAddress: (address) => getAddress(address) },
    // Untyped apps give anything.
    { text: text as string },
  )
const accounts = fc
  .bigInt({ min: 1n, max: 2n ** 160n - 1n })
  .map((number) => number.toString(16).padStart(40, '0'))

/** EIP-55 from its text: a letter is upper case where the digit of the hash is 8 or more. */
function addChecksum(digits: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  return [...digits]
    .map((digit, at) => (Number.parseInt(hash[at] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit))
    .join('')
}

test('property: an account reads as it was written; with another letter only if its checksum is right', {
  timeout,
}, () => {
  const change = fc.record({ at: fc.nat(39), letter: fc.constantFrom(...letters) })
  let accepted = 0
  fc.assert(
    fc.property(accounts, change, (digits, { at, letter }) => {
      const good = addChecksum(digits)
      for (const text of [good, digits, digits.toUpperCase(), `0x${good}`, ` 0x${digits}\n`])
        if (parse(text) !== `0x${good}`) return false
      const changed = good.slice(0, at) + letter + good.slice(at + 1)
      const read = parse(`0x${changed}`)
      if (!read) return true
      // Addresses of one case have no checksum.
      const isPlain = changed === changed.toLowerCase() || changed === changed.toUpperCase()
      if (!isPlain && changed !== good) accepted += 1
      return (
        read === `0x${addChecksum(changed.toLowerCase())}` && (isPlain || read === `0x${changed}`)
      )
    }),
    { numRuns },
  )
  // Fifteen letters check an address on average, and a mistake passes once in thousands.
  expect(accepted).toBeLessThan(numRuns / 200)
})

test('property: garbage is nobody', { timeout }, () => {
  const text = fc.string({ unit: fc.constantFrom(...letters), maxLength: 60 })
  const garbage = fc.oneof({ weight: 99, arbitrary: text }, fc.anything({ maxDepth: 1 }))
  fc.assert(
    fc.property(garbage, (given) => parse(given) === undefined),
    { numRuns },
  )
})
