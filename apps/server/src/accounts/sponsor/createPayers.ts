import { numberToHex } from 'viem'
import { entryPoints } from '../operation/entryPoints.ts'
import { createUpstreamRpc, type UpstreamRpc } from '../upstream/createUpstreamRpc.ts'
import type { createSponsor } from './createSponsor.ts'
import { Declined } from './decline/declined.ts'

/** Asks other services that pay, each with a queue. */
export function createPayers(): createSponsor.Parameters['ask'] {
  const clients = new Map<string, UpstreamRpc>()
  return async (url, { chain, operation, entryPoint, signal }, method) => {
    const client = clients.get(url) ?? createUpstreamRpc({ chainId: chain.id, url })
    clients.set(url, client)
    const { eip7702Auth, ...fields } = operation
    const asHex = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        ...[name, typeof value === 'bigint' ? numberToHex(value) : value],
      ]),
    )
    const chainId = numberToHex(BigInt(chain.id.split(':')[1] ?? 0))
    const params = [{ ...asHex, eip7702Auth }, entryPoints[entryPoint], chainId, {}]
    const { result, error } = await client.ask({ method, params, signal })
    if (error) throw new Declined('off')
    return result
  }
}
