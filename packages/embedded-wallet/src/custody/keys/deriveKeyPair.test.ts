import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { deriveOtherKey } from '../../test/otherCustody/deriveOtherKey.ts'
import { fromHex } from '../../test/otherCustody/fromHex.ts'
import { readVectors } from '../../test/otherCustody/readVectors.ts'
import { createSuite } from '../hpke/createSuite.ts'
import { deriveKeyPair } from './deriveKeyPair.ts'
import { readPublicKey } from './readPublicKey.ts'

afterEach(() => vi.restoreAllMocks())

const ikms = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((one) => new Uint8Array(one))

test('default: derives what the vectors of RFC 9180 have', async () => {
  const { ikmR, pkRm } = readVectors<{ ikmR: string; pkRm: string }>('rfc9180')
  expect(await readPublicKey(await deriveKeyPair(fromHex(ikmR)))).toEqual(fromHex(pkRm))
})

test('property: derives what the library and another implementation derive', async () => {
  await fc.assert(
    fc.asyncProperty(ikms, async (ikm) => {
      const publicKey = await readPublicKey(await deriveKeyPair(ikm))
      const { kem } = createSuite()
      const theirs = await kem.deriveKeyPair(ikm)
      expect(publicKey).toEqual(new Uint8Array(await kem.serializePublicKey(theirs.publicKey)))
      expect(publicKey).toEqual((await deriveOtherKey(ikm)).publicKey)
    }),
  )
})

test('behavior: the key cannot be exported, and derives bits only', async () => {
  const { privateKey } = await deriveKeyPair(new Uint8Array(32).fill(1))
  expect(privateKey).toMatchObject({ extractable: false, usages: ['deriveBits'] })
  await expect(crypto.subtle.exportKey('pkcs8', privateKey)).rejects.toThrow()
})

test('behavior: a browser that exports no private keys has the same public keys', async () => {
  const all = Array.from({ length: 16 }, (_, at) => new Uint8Array(32).fill(at + 1))
  const before = await Promise.all(all.map(async (ikm) => readPublicKey(await deriveKeyPair(ikm))))
  const { exportKey } = crypto.subtle
  vi.spyOn(crypto.subtle, 'exportKey').mockImplementation((format, key) => {
    if (key.type === 'private') throw new DOMException('', 'OperationError')
    return Reflect.apply(exportKey, crypto.subtle, [format, key])
  })
  const after = await Promise.all(all.map(async (ikm) => readPublicKey(await deriveKeyPair(ikm))))
  expect(after).toEqual(before)
})
