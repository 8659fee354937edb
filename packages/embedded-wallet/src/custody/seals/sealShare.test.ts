import { expect, test } from 'vitest'
import { fromHex } from '../../test/otherCustody/fromHex.ts'
import { readVectors } from '../../test/otherCustody/readVectors.ts'
import { encodeFields } from '../bytes/encodeFields.ts'
import { sealBytes } from '../hpke/sealBytes.ts'
import { createDeviceKey } from '../keys/createDeviceKey.ts'
import { deriveKeyPair } from '../keys/deriveKeyPair.ts'
import { readPublicKey } from '../keys/readPublicKey.ts'
import { createRandom } from '../random/createRandom.ts'
import { encodeShareInfo } from './encodeShareInfo.ts'
import { openShare } from './openShare.ts'
import { sealShare } from './sealShare.ts'
import type { ShareInfo } from './shareInfo.ts'

const info: ShareInfo = { walletId: 'wallet-1', generation: 7, role: 'd', holderId: 'laptop' }
const refused = {
  problem: 'BOX_REFUSED',
  detail: 'the box was sealed to another key or for another wallet',
}

async function createBox() {
  const key = await createDeviceKey()
  const share = createRandom(33)
  return { key, share, box: await sealShare({ publicKey: await readPublicKey(key), share, info }) }
}

test('default', async () => {
  const { key, share, box } = await createBox()
  expect(box).toHaveLength(114)
  expect(await openShare({ key, box, info })).toEqual(share)
})

test('default: opens the public vectors', async () => {
  type Sealing = { [name in 'ikm' | 'share' | 'box' | 'encodedInfo']: string } & { info: ShareInfo }
  const { vectors } = readVectors<{ vectors: readonly Sealing[] }>('sealing')
  for (const vector of vectors) {
    const key = await deriveKeyPair(fromHex(vector.ikm))
    expect(encodeShareInfo(vector.info)).toEqual(fromHex(vector.encodedInfo))
    const opened = await openShare({ key, box: fromHex(vector.box), info: vector.info })
    expect(opened).toEqual(fromHex(vector.share))
  }
})

test('behavior: the same share is another box each time', async () => {
  const { key, share, box } = await createBox()
  const publicKey = await readPublicKey(key)
  expect(await sealShare({ publicKey, share, info })).not.toEqual(box)
})

test.each<[string, Partial<ShareInfo>]>([
  ['wallet', { walletId: 'wallet-2' }],
  ['generation', { generation: 6 }],
  ['role', { role: 'r' }],
  ['holder', { holderId: 'phone' }],
  ['border between two facts', { walletId: 'wallet-', holderId: '1laptop' }],
])('error: another %s', async (_title, other) => {
  const { key, box } = await createBox()
  await expect(openShare({ key, box, info: { ...info, ...other } })).rejects.toMatchObject(refused)
})

test.each(['cleat/share/0', 'cleat/share/2', 'cleat/challenge/1'])(
  'error: sealed as %s',
  async (version) => {
    const { key, share } = await createBox()
    const { walletId, generation, role, holderId } = info
    const fields = encodeFields([version, walletId, generation, role, holderId])
    const publicKey = await readPublicKey(key)
    const box = await sealBytes({ publicKey, plaintext: share, info: fields })
    await expect(openShare({ key, box, info })).rejects.toMatchObject(refused)
  },
)

test('error: another key', async () => {
  const { box } = await createBox()
  const key = await createDeviceKey()
  await expect(openShare({ key, box, info })).rejects.toMatchObject(refused)
})

test('error: any byte is another, or is missing', async () => {
  const { key, box } = await createBox()
  for (const [at, byte] of box.entries()) {
    const changed = box.slice()
    changed[at] = byte ^ 0x10
    await expect(openShare({ key, box: changed, info })).rejects.toMatchObject(refused)
    const short = box.slice(0, at)
    await expect(openShare({ key, box: short, info })).rejects.toMatchObject(refused)
  }
})
