import { expect, test } from 'vitest'
import { fromHex } from '../../test/otherCustody/fromHex.ts'
import { readVectors } from '../../test/otherCustody/readVectors.ts'
import * as entry from './custody.ts'
import * as derivation from './custodyDerivation.ts'

test('default', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "eraseBytes",
      "openChallenge",
      "sealChallenge",
      "createCode",
      "createDeviceCode",
      "formatCode",
      "isDeviceCode",
      "readCode",
      "CustodyError",
      "createGeneration",
      "openWallet",
      "requireKnown",
      "reshare",
      "createDeviceKey",
      "readPublicKey",
      "eraseKeystore",
      "getAddresses",
      "findKitProblem",
      "openKit",
      "sealKit",
      "createRandom",
      "deriveRecoveryKey",
      "openShare",
      "sealShare",
    ]
  `)
  expect(Object.keys(derivation)).toMatchInlineSnapshot(`
    [
      "deriveAccounts",
      "toWords",
    ]
  `)
})

test('default: opens the recovery kit of the public vectors, to the keys of its addresses', async () => {
  type Vector = {
    file: { addresses: entry.Addresses }
    code: string
    entropy: string
    words: string
  }
  const vector = readVectors<Vector>('kit')
  const read = entry.readCode(vector.code, 'kit')
  if (!('code' in read)) throw new Error(read.problem)
  const kit = await entry.openKit({ file: JSON.stringify(vector.file), code: read.code })
  expect(kit.entropy).toEqual(fromHex(vector.entropy))
  expect(derivation.toWords(kit.entropy)).toBe(vector.words)
  const accounts = await derivation.deriveAccounts(kit.entropy)
  expect(entry.getAddresses(accounts)).toEqual(vector.file.addresses)
})

test('default: derives the keys of the public vectors', async () => {
  type Names = 'walletId' | 'text' | 'prfOutput' | 'codeKey' | 'passkeyKey'
  type Device = { readonly device: { readonly publicKey: string; readonly code: string } }
  const vector = readVectors<{ readonly [name in Names]: string } & Device>('recovery')
  const { walletId } = vector
  const read = entry.readCode(vector.text, 'recovery')
  if (!('code' in read)) throw new Error(read.problem)
  const code = await entry.deriveRecoveryKey({ kind: 'code', secret: read.code, walletId })
  expect(await entry.readPublicKey(code)).toEqual(fromHex(vector.codeKey))
  const secret = fromHex(vector.prfOutput)
  const passkey = await entry.deriveRecoveryKey({ kind: 'passkey', secret, walletId })
  expect(await entry.readPublicKey(passkey)).toEqual(fromHex(vector.passkeyKey))
  const { publicKey, code: deviceCode } = vector.device
  expect(await entry.createDeviceCode(fromHex(publicKey))).toBe(deviceCode)
})
