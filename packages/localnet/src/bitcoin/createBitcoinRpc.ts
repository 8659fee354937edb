export type CreateBitcoinRpcParameters = {
  /** The URL of the node or of one of its wallets. */
  url: string
  user: string
  password: string
}

/** Calls the node. Rejects with a {@link BitcoinRpcError} with the node's message. */
export type BitcoinRpc = <answer>(method: string, params?: readonly unknown[]) => Promise<answer>

/** The JSON-RPC of a Bitcoin node. */
export function createBitcoinRpc(parameters: CreateBitcoinRpcParameters): BitcoinRpc {
  const { url, user, password } = parameters
  const headers = {
    authorization: `Basic ${btoa(`${user}:${password}`)}`,
    'content-type': 'application/json',
  }
  return async <answer>(method: string, params: readonly unknown[] = []) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 0, method, params })
    const response = await fetch(url, { method: 'POST', headers, body })
    const answer = (await response.json()) as RpcAnswer<answer>
    if ('error' in answer) throw new BitcoinRpcError(answer.error)
    return answer.result
  }
}

type RpcFailure = { code: number; message: string }
type RpcAnswer<answer> = { result: answer } | { error: RpcFailure }

/** The node refused. */
export class BitcoinRpcError extends Error {
  override readonly name = 'BitcoinRpcError'
  /** The node's error code, such as -26 for a transaction that breaks the rules. */
  readonly code: number

  constructor({ code, message }: RpcFailure) {
    super(message)
    this.code = code
  }
}
