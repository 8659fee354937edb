import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { encodeTransaction } from './encodeTransaction.ts'
import type { SignerPayload } from './signerPayload.ts'

const bob = '8eaf04151687736326c9fea17e25fc5287613693c912909cb226aa4794f26a48'
const transfer = `0a0300${bob}0700e8764817`

const payload: SignerPayload = {
  address: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
  method: `0x${transfer}`,
  genesisHash: `0x${'45'.repeat(32)}`,
  blockHash: `0x${'12'.repeat(32)}`,
  era: '0x9502',
  nonce: '0x00000041',
  tip: '0x000000000000000000000000000f4240',
  specVersion: '0x000f4244',
  transactionVersion: '0x0000000f',
  signedExtensions: [
    ...['CheckNonZeroSender', 'CheckSpecVersion', 'CheckTxVersion', 'CheckGenesis'],
    ...['CheckMortality', 'CheckNonce', 'CheckWeight', 'ChargeAssetTxPayment', 'CheckMetadataHash'],
  ],
  version: 4,
  mode: 0,
}

// Made with @polkadot/types 16.5.6.
const golden = `${transfer}9502050102093d00000044420f000f000000${'45'.repeat(32)}${'12'.repeat(32)}00`

test('default', () => {
  expect(bytesToHex(encodeTransaction(payload).toSign)).toBe(golden)
})

test('default: the whole transaction', () => {
  const { finish } = encodeTransaction(payload)
  const signature = new Uint8Array(65).fill(1)
  const bytes = bytesToHex(finish({ accountId: hexToBytes(bob), signature }))
  expect(bytes).toBe(`59028400${bob}${'01'.repeat(65)}9502050102093d000000${transfer}`)
})

test('behavior: what is long is signed by its hash', () => {
  const long = { ...payload, method: `0x${'ab'.repeat(300)}` }
  const bytes = hexToBytes(golden.replace(transfer, 'ab'.repeat(300)))
  expect(encodeTransaction(long).toSign).toEqual(blake2b(bytes, { dkLen: 32 }))
})

test('error: what cannot be encoded', () => {
  expect(() => encodeTransaction({ ...payload, signedExtensions: ['CheckMoon'] })).toThrow(
    'The signed extension CheckMoon is not known.',
  )
  expect(() => encodeTransaction({ ...payload, version: 5 })).toThrow('version 4')
})
