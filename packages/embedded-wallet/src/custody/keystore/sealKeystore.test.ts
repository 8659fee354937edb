import { expect, test } from 'vitest'
import { createTestKeystore } from '../../test/custody/createTestKeystore.ts'
import { fromHex } from '../../test/otherCustody/fromHex.ts'
import { readVectors } from '../../test/otherCustody/readVectors.ts'
import type { Bytes } from '../bytes/bytes.ts'
import { encodeNumber } from '../bytes/encodeNumber.ts'
import { joinBytes } from '../bytes/joinBytes.ts'
import { createRandom } from '../random/createRandom.ts'
import { deriveKeystoreKey } from './deriveKeystoreKey.ts'
import { encodeKeystore } from './encodeKeystore.ts'
import type { Keystore } from './keystore.ts'
import { openKeystore } from './openKeystore.ts'
import { sealKeystore } from './sealKeystore.ts'

async function createSealed() {
  const keystore = await createTestKeystore()
  const secret = createRandom(32)
  const sealed = await sealKeystore({ secret, keystore })
  const { walletId, generation } = keystore
  return { keystore, opening: { secret, walletId, generation, sealed } }
}

test('default', async () => {
  const { keystore, opening } = await createSealed()
  expect(await openKeystore(opening)).toEqual(keystore)
})

test('default: version, generation and a nonce stand before the ciphertext', async () => {
  const { opening } = await createSealed()
  expect([...opening.sealed.subarray(0, 5)]).toEqual([1, 0, 0, 0, 3])
})

test('default: opens the public vector', async () => {
  type Names = 'walletId' | 'secret' | 'sealed' | 'entropy'
  const vector = readVectors<{ [name in Names]: string } & { generation: number }>('keystore')
  const { walletId, generation } = vector
  const [secret, sealed] = [fromHex(vector.secret), fromHex(vector.sealed)]
  const keystore = await openKeystore({ walletId, generation, secret, sealed })
  expect(keystore).toMatchObject({ walletId, generation, entropy: fromHex(vector.entropy) })
})

test('behavior: none of its secrets stands in it', async () => {
  const { opening } = await createSealed()
  const bytes = [...opening.sealed]
  for (const secret of [0xe1, 0xa1])
    expect(bytes.some((_, at) => [0, 1, 2, 3].every((by) => bytes[at + by] === secret))).toBe(false)
})

test('behavior: sealed twice with one secret, it has another nonce', async () => {
  const { keystore, opening } = await createSealed()
  const again = await sealKeystore({ secret: opening.secret, keystore })
  expect(again.slice(5, 17)).not.toEqual(opening.sealed.slice(5, 17))
})

test('error: any byte is another: no other way is tried', async () => {
  const { opening } = await createSealed()
  for (const [at, byte] of opening.sealed.entries()) {
    const sealed = opening.sealed.slice()
    sealed[at] = byte ^ 1
    const problem = at < 5 ? 'MALFORMED' : 'SHARE_MISMATCH'
    await expect(openKeystore({ ...opening, sealed })).rejects.toMatchObject({ problem })
  }
})

test('error: another secret, or another wallet', async () => {
  const { opening } = await createSealed()
  for (const other of [{ secret: createRandom(32) }, { walletId: 'wallet-2' }])
    await expect(openKeystore({ ...opening, ...other })).rejects.toMatchObject({
      ...{ problem: 'SHARE_MISMATCH', detail: 'the shares do not open this keystore' },
    })
})

test('error: said to be of another generation, also where its header says so, too', async () => {
  const { opening } = await createSealed()
  const asked = openKeystore({ ...opening, generation: 4 })
  await expect(asked).rejects.toMatchObject({
    ...{ problem: 'MALFORMED', detail: 'a keystore of another version or generation' },
  })
  const sealed = opening.sealed.slice()
  sealed[4] = 4
  const both = openKeystore({ ...opening, generation: 4, sealed })
  await expect(both).rejects.toMatchObject({ problem: 'SHARE_MISMATCH' })
})

test.each([0, 2, 255])('error: version %d', async (version) => {
  const { opening } = await createSealed()
  opening.sealed[0] = version
  await expect(openKeystore(opening)).rejects.toMatchObject({ problem: 'MALFORMED' })
})

test('error: cut off anywhere', async () => {
  const { opening } = await createSealed()
  for (const length of [0, 4, 5, 16, 17, 40, opening.sealed.length - 1])
    await expect(
      openKeystore({ ...opening, sealed: opening.sealed.slice(0, length) }),
    ).rejects.toMatchObject({ problem: length < 17 ? 'MALFORMED' : 'SHARE_MISMATCH' })
})

/** Seals what says one thing inside under the key and the header of another. */
async function sealAs(
  keystore: Keystore,
  given: { secret: Bytes; walletId: string; generation: number },
): Promise<Bytes> {
  const header = joinBytes(encodeNumber(1, 1), encodeNumber(given.generation, 4))
  const iv = createRandom(12)
  const algorithm = { name: 'AES-GCM', iv, additionalData: header }
  const key = await deriveKeystoreKey(given)
  const sealed = await crypto.subtle.encrypt(algorithm, key, encodeKeystore(keystore))
  return joinBytes(header, iv, new Uint8Array(sealed))
}

test.each([
  ['another wallet', { walletId: 'wallet-2' }],
  ['another generation', { generation: 9 }],
])('error: a keystore of %s that was sealed as this one', async (_title, inside) => {
  const { keystore, opening } = await createSealed()
  expect(await openKeystore({ ...opening, sealed: await sealAs(keystore, opening) })).toEqual(
    keystore,
  )
  const sealed = await sealAs({ ...keystore, ...inside }, opening)
  await expect(openKeystore({ ...opening, sealed })).rejects.toMatchObject({
    ...{ problem: 'MALFORMED', detail: 'a keystore of another wallet' },
  })
})

test('behavior: its key cannot be exported', async () => {
  const { opening } = await createSealed()
  expect(await deriveKeystoreKey(opening)).toMatchObject({ extractable: false })
})
