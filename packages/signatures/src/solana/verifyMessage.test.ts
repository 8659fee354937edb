import { ed25519 } from '@noble/curves/ed25519.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import {
  getOffchainMessageV0Encoder,
  getOffchainMessageV1Encoder,
  type OffchainMessageV0,
  type OffchainMessageV1,
} from '@solana/offchain-messages'
import { expect, test } from 'vitest'
import { verifyMessage } from './verifyMessage.ts'

const { secretKey, publicKey } = ed25519.keygen()
const address = base58.encode(publicKey)
const lines = 'Ahoy\nall'
const letters = 'Zoë'
const longLines = `Ahoy\n${'a'.repeat(1200)}`
const valid = { status: 'valid', type: 'solana:ed25519' }
const invalid = { status: 'invalid' }

function verify(message: string, signed: Uint8Array) {
  const signature = base58.encode(ed25519.sign(signed, secretKey))
  return verifyMessage({ message, address, signature })
}

/** As Ledger's app and the command line wrote it first. */
function writeLegacy(text: string, format: number): Uint8Array {
  const content = utf8ToBytes(text)
  return concatBytes(
    Uint8Array.of(0xff, ...utf8ToBytes('solana offchain'), 0, format),
    Uint8Array.of(content.length % 256, Math.floor(content.length / 256)),
    content,
  )
}

/** By the library of Solana. */
function writeV0(text: string, format: 0 | 1 | 2, signer = address): Uint8Array {
  const message: OffchainMessageV0 = withoutBrands({
    ...{ version: 0, applicationDomain: '1'.repeat(32), content: { format, text } },
    requiredSignatories: [{ address: signer }],
  })
  return Uint8Array.from(getOffchainMessageV0Encoder().encode(message))
}

/** By the library of Solana. */
function writeV1(text: string, signer = address): Uint8Array {
  const message: OffchainMessageV1 = withoutBrands({
    ...{ version: 1, content: text, requiredSignatories: [{ address: signer }] },
  })
  return Uint8Array.from(getOffchainMessageV1Encoder().encode(message))
}

/** A value as JSON has it: the library's types are branded. */
function withoutBrands(value: object) {
  return JSON.parse(JSON.stringify(value))
}

test.each([lines, letters, longLines, ''])('default: the bytes of %j', (text) => {
  expect(verify(text, utf8ToBytes(text))).toEqual(valid)
  expect(verify(`${text}.`, utf8ToBytes(text))).toEqual(invalid)
})

test.each([
  ['Ledger, ASCII with line breaks', lines, writeLegacy(lines, 0)],
  ['Ledger, UTF-8', letters, writeLegacy(letters, 1)],
  ['Ledger, long', longLines.repeat(2), writeLegacy(longLines.repeat(2), 2)],
  ['version 0, ASCII', 'Ahoy', writeV0('Ahoy', 0)],
  ['version 0, UTF-8', letters, writeV0(letters, 1)],
  ['version 0, long', longLines, writeV0(longLines, 2)],
  ['version 1', lines, writeV1(lines)],
  ['version 1, longer than others can be', 'a'.repeat(70_000), writeV1('a'.repeat(70_000))],
])('default: an envelope, %s', (_, text, envelope) => {
  expect(verify(text, envelope)).toEqual(valid)
  expect(verify(`${text}.`, envelope)).toEqual(invalid)
  expect(verify(text, envelope.subarray(0, -1))).toEqual(invalid)
  expect(verify(text, concatBytes(envelope, Uint8Array.of(10)))).toEqual(invalid)
})

test('error: J19, an envelope of another signer or another version', () => {
  const other = base58.encode(ed25519.keygen().publicKey)
  expect(verify(lines, writeV1(lines, other))).toEqual(invalid)
  expect(verify(letters, writeV0(letters, 1, other))).toEqual(invalid)
  const later = writeV1(lines)
  later[16] = 2
  expect(verify(lines, later)).toEqual(invalid)
})

test.each([
  ['a signature of 63 bytes', address, base58.encode(new Uint8Array(63))],
  ['a signature that is no base58', address, '0'.repeat(88)],
  ['a long signature', address, '1'.repeat(100_000)],
  ['no signature', address, ''],
  ['an address of 31 bytes', '1'.repeat(31), base58.encode(new Uint8Array(64))],
  [
    'S11, the address of zeros',
    '1'.repeat(32),
    base58.encode(Uint8Array.of(1, ...new Uint8Array(63))),
  ],
])('error: %s', (_, account, signature) => {
  for (let at = 0; at < 64; at += 1)
    expect(verifyMessage({ message: `text ${at}`, address: account, signature })).toEqual(invalid)
})
