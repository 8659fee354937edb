import { CleatError } from '@cleat/core/adapter'
import type { GenericSchema, InferOutput } from 'valibot'
import { callRpc } from './callRpc.ts'
import { NodeError } from './nodeError.ts'

/**
 * Fetches over the app's RPCs what every node can answer. A refusal counts as no answer.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function fetchRpc<const schema extends GenericSchema>(
  parameters: callRpc.Parameters<schema>,
): Promise<InferOutput<schema>> {
  try {
    return await callRpc(parameters)
  } catch (cause) {
    if (!(cause instanceof NodeError)) throw cause
    const { name } = parameters.network
    throw new CleatError('NETWORK_RPC_FAILED', { context: { network: name }, cause })
  }
}
