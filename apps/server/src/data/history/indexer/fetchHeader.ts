import { toHex } from 'viem/utils'
import type { JsonRpc } from '../../rpc/createJsonRpc.ts'
import { type Header, headerSchema } from '../blockSchema.ts'

export declare namespace fetchHeader {
  type Parameters = { rpc: JsonRpc; block: bigint | 'latest'; signal: AbortSignal }
}

/** `null` if there is no such block. */
export function fetchHeader({
  rpc,
  block,
  signal,
}: fetchHeader.Parameters): Promise<Header | null> {
  return rpc.call({
    method: 'eth_getBlockByNumber',
    params: [block === 'latest' ? block : toHex(block), false],
    schema: headerSchema,
    signal,
  })
}
