import type { KeptMessage } from '../store/relayStore.ts'
import type { RpcId } from './readFrame.ts'
import type { RpcError } from './rpcError.ts'

export function writeResult(id: RpcId, result: unknown): string {
  return `{"id":${id},"jsonrpc":"2.0","result":${JSON.stringify(result)}}`
}

export function writeError(id: RpcId, { code, message }: RpcError): string {
  return `{"id":${id},"jsonrpc":"2.0","error":${JSON.stringify({ code, message })}}`
}

/** A push to a subscriber. It is delivered when a frame with this id comes back. */
export function writePush(id: number, subscription: string, kept: KeptMessage): string {
  const { topic, message, publishedAt, tag, attestation } = kept
  const data = { topic, message, publishedAt, tag, attestation }
  const params = { id: subscription, data }
  return JSON.stringify({ id, jsonrpc: '2.0', method: 'irn_subscription', params })
}
