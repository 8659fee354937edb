import fc from 'fast-check'
import {
  encodeAbiParameters,
  getAddress,
  type Hex,
  hashMessage as hashByViem,
  isErc6492Signature,
  parseErc6492Signature,
  recoverAddress,
  serializeErc6492Signature,
  toHex,
} from 'viem'
import { expect, test } from 'vitest'
import { encodeArguments } from './encodeArguments.ts'
import { hashMessage } from './hashMessage.ts'
import { readKeySignature } from './readKeySignature.ts'
import { readUndeployedSignature } from './readUndeployedSignature.ts'
import { recoverKey } from './recoverKey.ts'
import { toChecksumAddress } from './toChecksumAddress.ts'

const hex = (options: { minLength?: number; maxLength: number }) =>
  fc.uint8Array(options).map((bytes) => toHex(bytes))
const word = hex({ minLength: 32, maxLength: 32 })
const address = hex({ minLength: 20, maxLength: 20 })
const bytes = hex({ maxLength: 200 })

test('property: arguments are written as viem writes them', () => {
  fc.assert(
    fc.property(word, address, bytes, (hash, account, signature) => {
      const types = [{ type: 'bytes32' }, { type: 'bytes' }]
      const inner = signature.slice(2)
      expect(`0x${encodeArguments({ words: [hash.slice(2)], bytes: inner })}`).toBe(
        encodeAbiParameters(types, [hash, signature]),
      )
      const words = [account.slice(2).padStart(64, '0'), hash.slice(2)]
      expect(`0x${encodeArguments({ words, bytes: inner })}`).toBe(
        encodeAbiParameters([{ type: 'address' }, ...types], [account, hash, signature]),
      )
    }),
  )
})

test('property: texts hash and addresses look as viem has them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), address, (text, account) => {
      expect(hashMessage(text)).toBe(hashByViem(text))
      expect(toChecksumAddress(account)).toBe(getAddress(account))
      expect(toChecksumAddress(account.slice(0, -1))).toBeUndefined()
    }),
  )
})

test('property: a key is recovered as viem recovers it, or both find none', async () => {
  const last = fc.constantFrom('00', '01', '1b', '1c')
  await fc.assert(
    fc.asyncProperty(word, hex({ minLength: 64, maxLength: 64 }), last, async (hash, rs, v) => {
      const signature = readKeySignature(rs + v)
      const expected = await recoverAddress({ hash, signature: `${rs}${v}` as Hex }).catch(
        () => undefined,
      )
      const found = signature && attempt(() => recoverKey({ hash, signature }))
      expect(found).toBe(expected?.toLowerCase())
    }),
    { numRuns: 50 },
  )
})

test('property: what comes with a deployment reads as viem reads it', () => {
  fc.assert(
    fc.property(address, bytes, bytes, fc.nat(), (factory, data, signature, at) => {
      const wrapped = serializeErc6492Signature({ address: factory, data, signature })
      expect(readUndeployedSignature(wrapped.slice(2))).toBe(signature.slice(2))
      expect(readUndeployedSignature(signature.slice(2))).toBeUndefined()
      // One digit changed: whatever is still read is what viem reads.
      const place = 2 + (at % (wrapped.length - 66))
      const digit = wrapped[place] === '0' ? '1' : '0'
      const changed = `${wrapped.slice(0, place)}${digit}${wrapped.slice(place + 1)}` as Hex
      const read = readUndeployedSignature(changed.slice(2))
      if (read !== undefined && isErc6492Signature(changed))
        expect(`0x${read}`).toBe(parseErc6492Signature(changed).signature)
    }),
  )
})

function attempt<value>(run: () => value): value | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
