import { toChecksumAddress } from '@cleat/signatures/eip155'
import type { SignInFields } from '../fields/signInFields.ts'
import type { AccountReading } from './messageAccount.ts'

/** The largest id that programs calculate with safely. @see EIP-2294 */
const largest = 4503599627370476n

/** Reads the account of an Ethereum message. The address has its checksum. @see EIP-55 */
export function readEip155Account({ address, chainId }: SignInFields): AccountReading {
  if (toChecksumAddress(address) !== address)
    return { fault: { field: 'address', reason: 'is not an address with its checksum' } }
  if (!/^[1-9]\d{0,15}$/.test(chainId) || BigInt(chainId) > largest)
    return { fault: { field: 'chainId', reason: 'is not the id of a chain' } }
  const chain = `eip155:${chainId}`
  return { chain, account: `${chain}:${address}`, holder: `eip155:${address}` }
}
