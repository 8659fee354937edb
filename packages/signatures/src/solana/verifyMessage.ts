import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Verdict } from '../base/verdict.ts'
import { verifyEd25519 } from '../base/verifyEd25519.ts'
import { readBase58 } from './readBase58.ts'
import { writeEnvelopes } from './writeEnvelopes.ts'

/** The one kind of key that Solana has. */
export type SolanaSignature = { readonly type: 'solana:ed25519' }

/**
 * Whether the address made the base58 signature for the text: for its bytes, as `signMessage` and
 * `signIn` do, or for an off-chain envelope of exactly this text and signer, as hardware wallets
 * do.
 */
export function verifyMessage(parameters: {
  message: string
  address: string
  signature: string
}): Exclude<Verdict<SolanaSignature>, { status: 'unknown' }> {
  const publicKey = readBase58(parameters.address, 32)
  const signature = readBase58(parameters.signature, 64)
  if (!publicKey || !signature) return { status: 'invalid' }
  const text = utf8ToBytes(parameters.message)
  const isSigned = [text, ...writeEnvelopes({ text, publicKey })].some((message) =>
    verifyEd25519({ signature, message, publicKey }),
  )
  return isSigned ? { status: 'valid', type: 'solana:ed25519' } : { status: 'invalid' }
}
