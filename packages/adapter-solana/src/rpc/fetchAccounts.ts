import type { CaipNetwork } from '@cleat/core/adapter'
import { array, length, nullable, object, pipe } from 'valibot'
import { type ChainAccount, chainAccount } from './chainAccount.ts'
import { fetchRpc } from './fetchRpc.ts'

/** The limit of `getMultipleAccounts`. */
const batchLimit = 100

/**
 * Fetches the account of each address, in order. `undefined` where there is none.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function fetchAccounts(parameters: {
  network: CaipNetwork
  addresses: readonly string[]
}): Promise<readonly (ChainAccount | undefined)[]> {
  const { network, addresses } = parameters
  if (addresses.length === 0) return []
  const asked = addresses.slice(0, batchLimit)
  const schema = object({ value: pipe(array(nullable(chainAccount)), length(asked.length)) })
  const params = [asked, { commitment: 'confirmed', encoding: 'base64' }]
  const [{ value }, rest] = await Promise.all([
    fetchRpc({ network, method: 'getMultipleAccounts', params, schema }),
    fetchAccounts({ network, addresses: addresses.slice(batchLimit) }),
  ])
  return [...value.map((account) => account ?? undefined), ...rest]
}
