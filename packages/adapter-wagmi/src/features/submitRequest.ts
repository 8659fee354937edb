import { type AdapterContext, isCleatError, type ProviderRequest } from '@cleat/core/adapter'
import { isJudged, toProviderError } from '@cleat/evm'
import type { Config } from 'wagmi'
import { readConnections } from '../translate/readConnection.ts'

export declare namespace submitRequest {
  type Parameters = {
    config: Config
    /** Absent before the kit starts the adapter. */
    context: Pick<AdapterContext, 'request'> | undefined
    connector: { readonly id: string; readonly name: string }
    /** Asks the wallet itself. */
    ask: (request: ProviderRequest) => Promise<unknown>
    request: ProviderRequest
  }
}

/**
 * Sends what an app asks by wagmi's hooks and actions through Cleat's request pipeline, with the
 * connection of the connector that is asked. Reads, and what connects, go to the wallet at once.
 * Errors of the wallet pass unchanged.
 */
export async function submitRequest(parameters: submitRequest.Parameters): Promise<unknown> {
  const { config, context, connector, ask, request } = parameters
  const { method, params } = request
  const { id: connectorId, name: wallet } = connector
  if (typeof method === 'string' && !isJudged(method)) return ask(request)
  const connection = readConnections(config.state).find((one) => one.connectorId === connectorId)
  // Without a connection there is nothing that a request could contradict.
  if (!connection || !context) return ask(request)
  const { caipNetworkId } = connection
  const { address } = connection.accounts[0]
  const view = { namespace: 'eip155', address, caipNetworkId, wallet, connectorId } as const
  try {
    return await context.request({ type: 'provider:request', method, params, view })
  } catch (error) {
    throw toOwn(error)
  }
}

/** Made of a wallet's own error, which is their cause. */
const wrapping = /^(?:WALLET_|TRANSACTION_FAILED$|REQUEST_USER_REJECTED$|CONNECTION_PENDING$)/

function toOwn(error: unknown): unknown {
  if (!isCleatError(error)) return error
  if (error.cause !== undefined && wrapping.test(error.code)) return toOwn(error.cause)
  return toProviderError(error)
}
