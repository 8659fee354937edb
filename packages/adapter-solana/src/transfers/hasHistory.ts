import type { CaipNetwork } from '@cleat/core/adapter'
import { array, looseObject } from 'valibot'
import { fetchRpc } from '../rpc/fetchRpc.ts'

const schema = array(looseObject({}))

/**
 * Whether an address has any transaction. `true` if no node answers, so that no warning is shown
 * without evidence.
 */
export async function hasHistory(parameters: {
  network: CaipNetwork
  address: string
}): Promise<boolean> {
  const { network, address } = parameters
  const params = [address, { commitment: 'confirmed', limit: 1 }]
  const method = 'getSignaturesForAddress'
  const found = await fetchRpc({ network, method, params, schema }).catch(() => undefined)
  return found === undefined || found.length > 0
}
