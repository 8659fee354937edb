import type { CaipNetwork } from '@cleat/core/adapter'
import { looseObject, object, string } from 'valibot'
import { readRpc } from '../rpc/readRpc.ts'

const schema = object({ value: looseObject({ blockhash: string() }) })

/** How long a blockhash is good for, at the least: 150 blocks of 400 ms, less those that were there when it was read. */
const lifeMs = 130 * 400

/**
 * What a transaction has to refer to, and until when in milliseconds since 1970.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function readLifetime(
  network: CaipNetwork,
): Promise<{ blockhash: string; expiresAt: number }> {
  const askedAt = Date.now()
  const params = [{ commitment: 'confirmed' }]
  const { value } = await readRpc({ network, method: 'getLatestBlockhash', params, schema })
  return { blockhash: value.blockhash, expiresAt: askedAt + lifeMs }
}
