import { readBase58 } from '@cleat/signatures/solana'
import type { SignInFields } from '../fields/signInFields.ts'
import type { AccountReading } from './messageAccount.ts'
import { solanaClusters } from './solanaClusters.ts'

/** The start of the hash of a genesis block, of which clusters have one each. */
const genesisForm = /^[1-9A-HJ-NP-Za-km-z]{32}$/

/**
 * Reads the account of a Solana message. The cluster is a name or a reference of CAIP-2, with or
 * without the name of the family.
 */
export function readSolanaAccount({ address, chainId }: SignInFields): AccountReading {
  if (!readBase58(address, 32))
    return { fault: { field: 'address', reason: 'is not base58 of 32 bytes' } }
  const name = chainId.replace(/^solana:/, '')
  const reference = solanaClusters.get(name) ?? name
  if (!solanaClusters.has(name) && !genesisForm.test(name))
    return { fault: { field: 'chainId', reason: 'is not a cluster' } }
  const chain = `solana:${reference}`
  return { chain, account: `${chain}:${address}`, holder: `solana:${address}` }
}
