import type { Account } from '@cleat/embedded-wallet/custody'
import { base58, hex } from '@scure/base'

/** Writes a private key as other wallets of its chains import it. */
export function writePrivateKey({ namespace, privateKey, address }: Account): string {
  if (namespace !== 'solana') return `0x${hex.encode(privateKey)}`
  const pair = Uint8Array.from([...privateKey, ...base58.decode(address)])
  const text = base58.encode(pair)
  pair.fill(0)
  return text
}
