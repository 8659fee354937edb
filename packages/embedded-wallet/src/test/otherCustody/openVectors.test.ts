import { createDecipheriv, createHash, hkdfSync } from 'node:crypto'
import { mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { mnemonicToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { combineOther } from './combineOther.ts'
import { deriveOtherKey } from './deriveOtherKey.ts'
import { fromHex } from './fromHex.ts'
import { openOtherHpke } from './openOtherHpke.ts'
import { otherFields } from './otherFields.ts'
import { readOtherCode } from './readOtherCode.ts'
import { readVectors } from './readVectors.ts'

// Opens the public vectors with Node's crypto and WebCrypto alone: nothing here imports custody.
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

function deriveOtherBytes(secret: Uint8Array, salt: string, info: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, salt, info, 32))
}

test('default: sharing', () => {
  type Sharing = { readonly [name in 'secret' | 'd' | 's' | 'r']: string }
  const { vectors } = readVectors<{ vectors: readonly Sharing[] }>('sharing')
  expect(vectors.length).toBeGreaterThan(2)
  for (const { secret, ...shares } of vectors)
    for (const [one, other] of ['ds', 'sr', 'rd'].map((pair) => [...pair]))
      expect(hex(combineOther(share(shares, one), share(shares, other)))).toBe(secret)
})

function share(shares: { readonly [name: string]: string }, name = ''): Uint8Array {
  return fromHex(shares[name] ?? '')
}

test('default: sealing', async () => {
  type Info = { walletId: string; generation: number; role: string; holderId: string }
  type Sealing = { readonly [name in 'ikm' | 'publicKey' | 'share' | 'box']: string }
  const { vectors } = readVectors<{ vectors: readonly (Sealing & { info: Info })[] }>('sealing')
  expect(vectors.length).toBeGreaterThan(1)
  for (const { ikm, publicKey, info, share: expected, box } of vectors) {
    const { walletId, generation, role, holderId } = info
    const key = await deriveOtherKey(fromHex(ikm))
    expect(hex(key.publicKey)).toBe(publicKey)
    const fields = otherFields(['cleat/share/1', walletId, generation, role, holderId])
    expect(hex(await openOtherHpke({ key, sealed: fromHex(box), info: fields }))).toBe(expected)
  }
})

test('default: keystore', () => {
  type Sealed = { readonly [name in 'walletId' | 'secret' | 'sealed' | 'plaintext']: string }
  type Opened = {
    readonly generation: number
    readonly entropy: string
    readonly accounts: readonly { readonly [name: string]: string }[]
    readonly holders: readonly { readonly [name: string]: string | number }[]
  }
  const vector = readVectors<Sealed & Opened>('keystore')
  const { walletId, secret, sealed, generation } = vector
  const bytes = fromHex(sealed)
  const header = bytes.subarray(0, 5)
  expect(hex(header)).toBe(`01${generation.toString(16).padStart(8, '0')}`)
  const key = deriveOtherBytes(fromHex(secret), walletId, `cleat/keystore/1|${generation}`)
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(5, 17))
  decipher.setAAD(header).setAuthTag(bytes.subarray(-16))
  const plaintext = Buffer.concat([decipher.update(bytes.subarray(17, -16)), decipher.final()])
  expect(hex(plaintext)).toBe(vector.plaintext)
  expect(readOtherKeystore(plaintext)).toEqual({
    ...{ walletId, generation, entropy: vector.entropy },
    ...{ accounts: vector.accounts, holders: vector.holders },
  })
})

/** Reads a keystore as its format is documented. */
function readOtherKeystore(bytes: Buffer) {
  let at = 0
  const number = (length: number) => {
    at += length
    return bytes.readUIntBE(at - length, length)
  }
  const field = () => {
    const length = number(2)
    at += length
    return bytes.subarray(at - length, at)
  }
  const text = () => field().toString('utf8')
  const list = <Item>(read: () => Item) => Array.from({ length: number(1) }, read)
  expect(number(1)).toBe(1)
  const read = {
    ...{ walletId: text(), generation: number(4), entropy: hex(field()) },
    accounts: list(() => {
      const [namespace, address, type] = [text(), text(), text()]
      return { namespace, address, type, privateKey: hex(field()) }
    }),
    holders: list(() => {
      const [id, kind, role, publicKey] = [text(), text(), text(), hex(field())]
      const [label, createdAt, tested] = [text(), number(6), number(6)]
      const lastTestedAt = tested > 0 ? { lastTestedAt: tested } : {}
      return { ...{ id, kind, role, publicKey, label, createdAt }, ...lastTestedAt }
    }),
  }
  expect(at).toBe(bytes.length)
  return read
}

test('default: recovery code, passkey and device code', async () => {
  type Names = 'walletId' | 'text' | 'values' | 'prfOutput' | 'codeKey' | 'passkeyKey'
  type Device = { readonly device: { readonly publicKey: string; readonly code: string } }
  const vector = readVectors<{ readonly [name in Names]: string } & Device>('recovery')
  const { values, rest } = readOtherCode(vector.text)
  expect([hex(values), rest]).toEqual([vector.values, 1])
  for (const [secret, kind, publicKey] of [
    [values, 'code', vector.codeKey],
    [fromHex(vector.prfOutput), 'passkey', vector.passkeyKey],
  ] as const) {
    const ikm = deriveOtherBytes(secret, vector.walletId, `cleat/recovery/1|${kind}`)
    expect(hex((await deriveOtherKey(ikm)).publicKey)).toBe(publicKey)
  }
  const { publicKey, code } = vector.device
  const hash = createHash('sha256').update('cleat/device/1').update(fromHex(publicKey)).digest()
  const bits = hash.readBigUInt64BE() >> 4n
  const symbols = readOtherCode(code).values
  expect(symbols.reduce((sum, value) => sum * 32n + BigInt(value), 0n)).toBe(bits)
})

test('default: a recovery kit', async () => {
  type Kit = { walletId: string; createdAt: string; addresses: Addresses; sealed: string }
  type Addresses = { readonly eip155: string; readonly solana: string }
  type Vector = { file: Kit; code: string; entropy: string; words: string }
  const { file, code, entropy, words } = readVectors<Vector>('kit')
  const { values, rest } = readOtherCode(code)
  expect(rest).toBe(2)
  const key = await deriveOtherKey(deriveOtherBytes(values, file.walletId, 'cleat/kit/1'))
  const { eip155, solana } = file.addresses
  const info = otherFields(['cleat/kit/1', file.walletId, file.createdAt, eip155, solana])
  const sealed = new Uint8Array(Buffer.from(file.sealed, 'base64url'))
  const opened = await openOtherHpke({ key, sealed, info })
  expect(hex(opened)).toBe(entropy)
  expect(mnemonicToEntropy(words, wordlist)).toEqual(opened)
  expect(mnemonicToAccount(words).address).toBe(eip155)
})
