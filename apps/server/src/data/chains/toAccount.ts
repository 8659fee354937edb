import { getAddress, isAddress } from 'viem/utils'
import { readBase58 } from '../../base58/readBase58.ts'
import type { DataChain } from './dataChain.ts'

const bitcoinShape = /^(?:(?:bc|tb|bcrt)1[a-z\d]{8,87}|[123mn][1-9A-HJ-NP-Za-km-z]{25,34})$/

/**
 * The canonical form of an address. `undefined` if it is invalid, such as with a wrong checksum.
 */
export function toAccount(namespace: DataChain['namespace'], text: string): string | undefined {
  switch (namespace) {
    case 'eip155': {
      // An address in a single case has no checksum.
      const isPlain = /^0x(?:[\da-f]{40}|[\dA-F]{40})$/.test(text)
      return isPlain || isAddress(text) ? getAddress(text.toLowerCase()) : undefined
    }
    case 'solana':
      return text.length <= 44 && readBase58(text)?.length === 32 ? text : undefined
    case 'bip122':
      return bitcoinShape.test(text) ? text : undefined
    default:
      return namespace satisfies never
  }
}
