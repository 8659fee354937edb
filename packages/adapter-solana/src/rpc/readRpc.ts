import { CleatError } from '@cleat/core/adapter'
import type { GenericSchema, InferOutput } from 'valibot'
import { callRpc } from './callRpc.ts'
import { NodeError } from './nodeError.ts'

/**
 * Reads of the app's RPCs what every node can tell. One that refuses is of no more use than one that does not answer.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function readRpc<const schema extends GenericSchema>(
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
