import type {
  Connection,
  ProviderRequest,
  RequestAction,
  RequestContent,
} from '@cleat/core/adapter'
import { readPart } from '../base/readPart.ts'
import { loadTransfers } from '../lazy/loadTransfers.ts'

const opaque: readonly RequestAction[] = [{ kind: 'opaque', reason: 'data' }]

/**
 * Reads what a request of an app does: texts, transfers of wallets, and the outputs of PSBTs that
 * are not the account's. What cannot be read is an `opaque` action.
 */
export async function decodeRequest(parameters: {
  request: ProviderRequest
  connection: Connection
}): Promise<RequestContent> {
  const { request, connection } = parameters
  const { method, params } = request
  const of = (
    actions: readonly RequestAction[],
    more: Pick<RequestContent, 'highFee'> = {},
  ): RequestContent => ({
    ...{ path: [method], signedFor: connection.caipNetworkId, pinned: [], actions, ...more },
  })
  switch (method) {
    case 'signMessage': {
      const text = readPart(params, 'message')
      return of(typeof text === 'string' ? [{ kind: 'message', text }] : opaque)
    }
    case 'sendTransfer':
      return of(readTransfer(params))
    case 'signPSBT': {
      const { actions, ...more } = (await loadTransfers()).decodePsbt({ params, connection })
      return of(actions, more)
    }
    default:
      return of([])
  }
}

function readTransfer(params: unknown): readonly RequestAction[] {
  const [to, amount] = [readPart(params, 'recipient'), readPart(params, 'amount')]
  const isAmount =
    typeof amount === 'bigint' || (typeof amount === 'string' && /^[1-9]\d{0,15}$/.test(amount))
  if (typeof to !== 'string' || !isAmount) return opaque
  return [{ kind: 'transfer', token: undefined, amount: BigInt(amount), to }]
}
