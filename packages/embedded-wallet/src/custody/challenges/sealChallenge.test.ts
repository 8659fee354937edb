import { expect, test } from 'vitest'
import { createDeviceKey } from '../keys/createDeviceKey.ts'
import { readPublicKey } from '../keys/readPublicKey.ts'
import { createRandom } from '../random/createRandom.ts'
import { sealShare } from '../seals/sealShare.ts'
import { openChallenge } from './openChallenge.ts'
import { sealChallenge } from './sealChallenge.ts'

const names = { walletId: 'wallet-1', holderId: 'code' }
const refused = {
  problem: 'CHALLENGE_REFUSED',
  detail: 'the challenge was sealed for something else',
}

async function createSealed() {
  const key = await createDeviceKey()
  const [publicKey, challenge] = [await readPublicKey(key), createRandom(32)]
  const sealed = await sealChallenge({ publicKey, challenge, ...names })
  return { key, publicKey, challenge, sealed }
}

test('default', async () => {
  const { key, challenge, sealed } = await createSealed()
  expect(await openChallenge({ key, sealed, ...names })).toEqual(challenge)
})

test.each([{ walletId: 'wallet-2' }, { holderId: 'passkey' }])('error: %j', async (other) => {
  const { key, sealed } = await createSealed()
  const opening = openChallenge({ key, sealed, ...names, ...other })
  await expect(opening).rejects.toMatchObject(refused)
})

test('error: another key', async () => {
  const { sealed } = await createSealed()
  const key = await createDeviceKey()
  await expect(openChallenge({ key, sealed, ...names })).rejects.toMatchObject(refused)
})

test('error: the box of a share, which the service would get back open', async () => {
  const { key, publicKey } = await createSealed()
  for (const role of ['d', 'r'] as const) {
    const info = { ...names, generation: 1, role }
    const sealed = await sealShare({ publicKey, share: createRandom(33), info })
    await expect(openChallenge({ key, sealed, ...names })).rejects.toMatchObject(refused)
  }
})
