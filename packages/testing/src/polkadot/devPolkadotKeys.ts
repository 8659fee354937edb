import { hexToBytes } from '@noble/hashes/utils.js'
import { type PolkadotKey, polkadotKey } from './polkadotKey.ts'

/**
 * Alice and Bob, which have funds on every development chain, and Alice with the other two key
 * types. These keys are public.
 */
export function devPolkadotKeys(): readonly PolkadotKey[] {
  return (
    [
      ['sr25519', 'e5be9a5092b81bca64be81d212e7f2f9eba183bb7a90954f7b76361f6edb5c0a'],
      ['sr25519', '398f0c28f98885e046333d4a41c19cee4c37368a9832c6502f6cfd182e2aef89'],
      ['ed25519', 'abf8e5bdbe30c65656c0a3cbd181ff8a56294a69dfedd27982aace4a76909115'],
      ['ecdsa', 'cb6df9de1efca7a3998a8ead4e02159d5fa99c3e0d4fd6432667390bb4726854'],
    ] as const
  ).map(([type, secret]) => polkadotKey({ type, secret: hexToBytes(secret) }))
}
