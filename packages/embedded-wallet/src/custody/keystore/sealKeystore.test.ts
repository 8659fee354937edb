import { expect, test } from 'vitest'
import { createTestKeystore } from '../../test/custody/createTestKeystore.ts'
import { fromHex } from '../../test/otherCustody/fromHex.ts'
import { readVectors } from '../../test/otherCustody/readVectors.ts'
import { createRandom } from '../random/createRandom.ts'
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
      problem: 'SHARE_MISMATCH',
    })
})

test('error: said to be of another generation, also where its header says so, too', async () => {
  const { opening } = await createSealed()
  const asked = openKeystore({ ...opening, generation: 4 })
  await expect(asked).rejects.toMatchObject({ problem: 'MALFORMED' })
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

test('error: a keystore that was sealed under the name of another', async () => {
  const { keystore, opening } = await createSealed()
  const { secret, sealed } = opening
  // What another implementation could do wrong: the names inside are not those outside.
  const other = { ...keystore, walletId: 'wallet-2', generation: 9 }
  const foreign = await sealKeystore({ secret, keystore: other })
  expect(foreign).not.toEqual(sealed)
  const named = { secret, walletId: 'wallet-2', generation: 9, sealed: foreign }
  expect(await openKeystore(named)).toMatchObject({ walletId: 'wallet-2' })
  await expect(openKeystore({ ...named, generation: 3 })).rejects.toThrow()
  await expect(openKeystore({ ...named, walletId: 'wallet-1' })).rejects.toThrow()
})
