import type { CaipNetwork } from '@cleat/core/adapter'
import { looseObject, object } from 'valibot'
import { blockhash } from '../rpc/blockhash.ts'
import { fetchRpc } from '../rpc/fetchRpc.ts'

const schema = object({ value: looseObject({ blockhash }) })

/**
 * The shortest validity of a fetched blockhash: 150 blocks of 400 ms, less those produced before
 * the fetch.
 */
const lifeMs = 130 * 400

/**
 * The blockhash of a transaction, and its expiry in milliseconds since 1970.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function fetchLifetime(
  network: CaipNetwork,
): Promise<{ blockhash: string; expiresAt: number }> {
  const askedAt = Date.now()
  const params = [{ commitment: 'confirmed' }]
  const { value } = await fetchRpc({ network, method: 'getLatestBlockhash', params, schema })
  return { blockhash: value.blockhash, expiresAt: askedAt + lifeMs }
}
