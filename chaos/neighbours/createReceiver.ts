import { createHash } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, bech32 } from '@scure/base'
import { getAddress } from 'viem'

/** A new address. The same words give the same address. */
export function createReceiver(namespace: string, words: string): string {
  const bytes = createHash('sha256').update(words).digest()
  if (namespace === 'solana') return base58.encode(ed25519.getPublicKey(bytes))
  if (namespace === 'bip122')
    return bech32.encode('bcrt', [0, ...bech32.toWords(bytes.subarray(0, 20))])
  return getAddress(`0x${bytes.subarray(0, 20).toString('hex')}`)
}
