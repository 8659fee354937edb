import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deriveOtherKey } from '../../test/otherCustody/deriveOtherKey.ts'
import { openOtherHpke } from '../../test/otherCustody/openOtherHpke.ts'
import { createDeviceKey } from '../keys/createDeviceKey.ts'
import { readPublicKey } from '../keys/readPublicKey.ts'
import { openBytes } from './openBytes.ts'
import { sealBytes } from './sealBytes.ts'

const bytes = (maxLength: number) =>
  fc.uint8Array({ maxLength }).map((value) => new Uint8Array(value))

test('property: another implementation opens what is sealed', async () => {
  const key = await deriveOtherKey(new Uint8Array(32).fill(9))
  const publicKey = new Uint8Array(key.publicKey)
  await fc.assert(
    fc.asyncProperty(bytes(80), bytes(80), async (plaintext, info) => {
      const sealed = await sealBytes({ publicKey, plaintext, info })
      expect(await openOtherHpke({ key, sealed, info })).toEqual(plaintext)
    }),
  )
})

test('property: a key that cannot be exported opens it, and none of it can be changed', async () => {
  const key = await createDeviceKey()
  const publicKey = await readPublicKey(key)
  const [plaintext, info] = [new Uint8Array(33).fill(1), new Uint8Array([1, 2, 3])]
  const sealed = await sealBytes({ publicKey, plaintext, info })
  expect(sealed).toHaveLength(114)
  expect(await openBytes({ key, sealed, info })).toEqual(plaintext)
  for (const [at, byte] of sealed.entries()) {
    const changed = sealed.slice()
    changed[at] = byte ^ (1 << (at % 8))
    await expect(openBytes({ key, sealed: changed, info })).rejects.toThrow()
  }
  await expect(openBytes({ key, sealed, info: info.slice(1) })).rejects.toThrow()
  await expect(openBytes({ key, sealed: sealed.slice(0, -1), info })).rejects.toThrow()
})

test.each([
  ['no point', new Uint8Array(65).fill(4)],
  ['a short one', new Uint8Array(64)],
  ['nothing', new Uint8Array()],
])('error: a public key that is %s', async (_title, publicKey) => {
  const parts = { publicKey, plaintext: new Uint8Array(1), info: new Uint8Array() }
  await expect(sealBytes(parts)).rejects.toMatchObject({ problem: 'MALFORMED' })
})
