import { getAddress } from 'ethers'

/**
 * An address with its checksum, whatever case a wallet wrote it in. ethers refuses what has another
 * checksum; some chains have their own, and their wallets use it.
 * @see EIP-55, ERC-1191
 */
export function toAddress(address: string): string {
  return getAddress(address.toLowerCase())
}
