import { type Hex, hexToBytes } from 'viem'

/** What the data of a transaction costs. @see EIP-2028 */
export function costOf(data: Hex): bigint {
  return hexToBytes(data).reduce((sum, byte) => sum + (byte === 0 ? 4n : 16n), 0n)
}
