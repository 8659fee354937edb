import type { CaipNetwork } from '@cleat/core/adapter'
import { fetchAccounts } from '../../rpc/fetchAccounts.ts'
import { listTables } from '../decode/base/listTables.ts'
import type { LookupTables } from '../decode/base/lookupTables.ts'
import { readTable } from './readTable.ts'

/**
 * Fetches the lookup tables that a message names. The chain only appends to them.
 * @param parameters.lookups - a parsed message's section of lookups
 * @throws `NETWORK_RPC_FAILED`
 */
export async function fetchTables(parameters: {
  network: CaipNetwork
  lookups: Uint8Array
}): Promise<LookupTables> {
  const { network, lookups } = parameters
  const addresses = listTables(lookups)
  const accounts = await fetchAccounts({ network, addresses })
  return Object.fromEntries(
    addresses.map((address, index) => [address, readTable(accounts[index])]),
  )
}
