import { expect, test } from 'vitest'
import { deriveOtherKey } from '../../test/otherCustody/deriveOtherKey.ts'
import { fromHex } from '../../test/otherCustody/fromHex.ts'
import { openOtherHpke } from '../../test/otherCustody/openOtherHpke.ts'
import { readVectors } from '../../test/otherCustody/readVectors.ts'
import { joinBytes } from '../bytes/joinBytes.ts'
import { deriveKeyPair } from '../keys/deriveKeyPair.ts'
import { createSuite } from './createSuite.ts'

type Vectors = {
  readonly [name in 'ikmE' | 'ikmR' | 'skRm' | 'pkRm' | 'enc' | 'info' | 'pt']: string
} & {
  readonly encryptions: readonly { readonly aad: string; readonly ct: string }[]
  readonly exports: readonly { readonly context: string; readonly value: string }[]
}

const vectors = readVectors<Vectors>('rfc9180')
const { ikmE, ikmR, enc, info, pt } = vectors

test('default: opens and exports what the vectors of RFC 9180 have', async () => {
  const recipientKey = await deriveKeyPair(fromHex(ikmR))
  const parameters = { recipientKey, enc: fromHex(enc), info: fromHex(info) }
  const context = await createSuite().createRecipientContext(parameters)
  for (const { aad, ct } of vectors.encryptions)
    expect(new Uint8Array(await context.open(fromHex(ct), fromHex(aad)))).toEqual(fromHex(pt))
  for (const { context: name, value } of vectors.exports)
    expect(new Uint8Array(await context.export(fromHex(name), 32))).toEqual(fromHex(value))
})

test('default: seals to what the vectors of RFC 9180 have', async () => {
  const suite = createSuite()
  const sender = await suite.createSenderContext({
    recipientPublicKey: await suite.kem.deserializePublicKey(fromHex(vectors.pkRm)),
    ...{ info: fromHex(info), ekm: fromHex(ikmE) },
  })
  expect(new Uint8Array(sender.enc)).toEqual(fromHex(enc))
  for (const { aad, ct } of vectors.encryptions)
    expect(new Uint8Array(await sender.seal(fromHex(pt), fromHex(aad)))).toEqual(fromHex(ct))
})

test('default: the other implementation, which checks ours, opens the first of them', async () => {
  const [first] = vectors.encryptions
  const key = await deriveOtherKey(fromHex(ikmR))
  expect(key.secret).toEqual(fromHex(vectors.skRm))
  const sealed = joinBytes(fromHex(enc), fromHex(first?.ct ?? ''))
  const opened = { key, sealed, info: fromHex(info), aad: fromHex(first?.aad ?? '') }
  expect(await openOtherHpke(opened)).toEqual(fromHex(pt))
})
