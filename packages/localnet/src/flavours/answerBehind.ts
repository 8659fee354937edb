import type { AskNode, RpcAnswer, RpcRequest } from '../rpcProxy/startRpcProxy.ts'

const blocks = 100

/** Where each method has its block, and what it is without one. */
const blockParameters: Readonly<Record<string, number>> = {
  eth_call: 1,
  eth_estimateGas: 1,
  eth_simulateV1: 1,
  eth_getBalance: 1,
  eth_getCode: 1,
  eth_getTransactionCount: 1,
  eth_getStorageAt: 2,
  eth_getProof: 2,
  eth_getBlockByNumber: 0,
  eth_getBlockReceipts: 0,
  eth_feeHistory: 1,
}

const fromBlock: readonly string[] = [
  'eth_getTransactionReceipt',
  'eth_getTransactionByHash',
  'eth_getBlockByHash',
]

/** Answers as a node that is 100 blocks behind: what is newer is not known. */
export async function answerBehind(parameters: {
  request: RpcRequest
  ask: AskNode
}): Promise<RpcAnswer> {
  const { request, ask } = parameters
  const { method, params = [] } = request
  const { result: tip } = await ask({ method: 'eth_blockNumber' })
  const last = Math.max(0, Number(tip) - blocks)
  if (method === 'eth_blockNumber') return { result: toHex(last) }
  if (method === 'eth_getLogs')
    return ask({ method, params: [boundLogs({ filter: params[0], last })] })
  if (fromBlock.includes(method)) {
    const answer = await ask(request)
    return isNewer({ result: answer.result, last }) ? { result: null } : answer
  }
  const position = blockParameters[method]
  if (position === undefined) return ask(request)
  const block = params[position]
  if (isNumber(block) && Number(block) > last) return unknownBlock(method)
  const bounded = [...params]
  bounded[position] = boundBlock({ block, last })
  return ask({ method, params: bounded })
}

function boundBlock({ block, last }: { block: unknown; last: number }): unknown {
  if (block === 'earliest' || isObject(block)) return block
  return toHex(isNumber(block) ? Math.min(Number(block), last) : last)
}

function unknownBlock(method: string): RpcAnswer {
  const isRead = method.startsWith('eth_getBlock')
  return isRead ? { result: null } : { error: { code: -32000, message: 'header not found' } }
}

function boundLogs({ filter, last }: { filter: unknown; last: number }): unknown {
  if (!isObject(filter) || 'blockHash' in filter) return filter
  const { fromBlock, toBlock } = filter
  return {
    ...filter,
    fromBlock: boundBlock({ block: fromBlock, last }),
    toBlock: boundBlock({ block: toBlock, last }),
  }
}

function isNewer({ result, last }: { result: unknown; last: number }): boolean {
  if (!isObject(result)) return false
  const number = result.blockNumber ?? result.number
  return typeof number === 'string' && Number(number) > last
}

function isNumber(block: unknown): block is string {
  return typeof block === 'string' && block.startsWith('0x')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function toHex(number: number): string {
  return `0x${number.toString(16)}`
}
