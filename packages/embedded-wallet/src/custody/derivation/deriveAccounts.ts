import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import { HDKey as Bip32Key } from '@scure/bip32'
import { mnemonicToSeedWebcrypto } from '@scure/bip39'
import { HDKey as Slip10Key } from 'micro-key-producer/slip10.js'
import { publicKeyToAddress } from 'viem/accounts'
import type { Bytes } from '../bytes/bytes.ts'
import { eraseBytes } from '../bytes/eraseBytes.ts'
import type { Account } from '../keystore/account.ts'
import { toWords } from './toWords.ts'

/**
 * Derives the first account of each namespace, at the paths where other wallets have it.
 * @see BIP-32, BIP-39, BIP-44, SLIP-10
 */
export async function deriveAccounts(entropy: Bytes): Promise<readonly Account[]> {
  const seed = await mnemonicToSeedWebcrypto(toWords(entropy))
  const keys = { eip155: deriveEip155Key(seed), solana: deriveSolanaKey(seed) }
  eraseBytes(seed)
  const point = secp256k1.getPublicKey(keys.eip155, false)
  return [
    {
      namespace: 'eip155',
      address: publicKeyToAddress(`0x${bytesToHex(point)}`),
      privateKey: keys.eip155,
      type: 'eoa',
    },
    {
      namespace: 'solana',
      address: base58.encode(ed25519.getPublicKey(keys.solana)),
      privateKey: keys.solana,
      type: 'eoa',
    },
  ]
}

function deriveEip155Key(seed: Uint8Array): Bytes {
  const root = Bip32Key.fromMasterSeed(seed)
  const leaf = root.derive("m/44'/60'/0'/0/0")
  // The getter copies.
  const { privateKey } = leaf
  root.wipePrivateData()
  leaf.wipePrivateData()
  if (!privateKey) throw new RangeError('No key at the path.')
  return privateKey as Bytes
}

function deriveSolanaKey(seed: Uint8Array): Bytes {
  const root = Slip10Key.fromMasterSeed(seed)
  const leaf = root.derive("m/44'/501'/0'/0'")
  const privateKey = new Uint8Array(leaf.privateKey)
  eraseBytes(root.privateKey, root.chainCode, leaf.privateKey, leaf.chainCode)
  return privateKey
}
