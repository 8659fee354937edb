import { type CaipNetwork, CleatError, toTransactionError } from '@cleat/core/adapter'
import { readChainFailure } from './readChainFailure.ts'

/** Translates an error of the app's own connection: the chain refuses, or no node answers. */
export function translateSendError(parameters: {
  error: unknown
  network: CaipNetwork
}): CleatError {
  const { error: cause, network } = parameters
  const reason = readChainFailure(cause)
  return reason === undefined
    ? new CleatError('NETWORK_RPC_FAILED', { context: { network: network.name }, cause })
    : toTransactionError({ reason, cause })
}
