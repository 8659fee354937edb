import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import { publicKeyToAddress } from 'viem/accounts'
import type { Bytes } from '../custody/bytes/bytes.ts'
import { eraseBytes } from '../custody/bytes/eraseBytes.ts'
import { joinBytes } from '../custody/bytes/joinBytes.ts'
import { CustodyError } from '../custody/custodyError.ts'
import { deriveAccounts } from '../custody/derivation/deriveAccounts.ts'
import { toWords } from '../custody/derivation/toWords.ts'
import { openWallet } from '../custody/generations/openWallet.ts'
import type { Account } from '../custody/keystore/account.ts'
import { eraseKeystore } from '../custody/keystore/eraseKeystore.ts'
import type { Keystore } from '../custody/keystore/keystore.ts'
import { openShares } from './openShares.ts'
import type { ExportedSecret, SignerOpening } from './signerTask.ts'

/**
 * Writes what another wallet imports, as UTF-8: the 24 words, or a key in the form that wallets of
 * its chain take. What does not lead to the addresses of this wallet is not written.
 * @throws `CustodyError`
 */
export async function exportSecret(
  opening: SignerOpening,
  key: CryptoKeyPair,
  what: ExportedSecret,
): Promise<Bytes> {
  const { wallet, known } = opening
  const shares = await openShares(opening, key)
  const keystore = await openWallet({ wallet, known, shares })
  try {
    const text = what === 'words' ? await writeWords(keystore) : writeKey(keystore, what)
    return new TextEncoder().encode(text)
  } finally {
    eraseKeystore(keystore)
  }
}

async function writeWords({ entropy, accounts }: Keystore): Promise<string> {
  const derived = await deriveAccounts(entropy)
  const isOurs = accounts.every((account) =>
    derived.some(({ address, namespace }) => {
      return address === account.address && namespace === account.namespace
    }),
  )
  eraseBytes(...derived.map(({ privateKey }) => privateKey))
  if (!isOurs) throw mismatch()
  return toWords(entropy)
}

function writeKey({ accounts }: Keystore, namespace: Account['namespace']): string {
  const account = accounts.find((one) => one.namespace === namespace)
  if (!account) throw mismatch()
  const { privateKey, address } = account
  if (namespace === 'eip155') {
    const point = secp256k1.getPublicKey(privateKey, false)
    if (publicKeyToAddress(`0x${bytesToHex(point)}`) !== address) throw mismatch()
    return `0x${bytesToHex(privateKey)}`
  }
  const publicKey = ed25519.getPublicKey(privateKey)
  if (base58.encode(publicKey) !== address) throw mismatch()
  // Seed and public key, as Solana's own tools and wallets keep it.
  const pair = joinBytes(privateKey, publicKey)
  const text = base58.encode(pair)
  eraseBytes(pair)
  return text
}

function mismatch(): CustodyError {
  return new CustodyError('SELF_CHECK_FAILED', 'the secret is that of another wallet')
}
