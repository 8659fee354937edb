export type CreateBitcoinRpcParameters = {
  /** Where the node or one of its wallets answers. */
  url: string
  user: string
  password: string
}

/** Asks the node. Rejects with a {@link BitcoinRpcError} that carries the node's own words. */
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
  /** As the node numbers its refusals: -26 for a transaction against the rules. */
  readonly code: number

  constructor({ code, message }: RpcFailure) {
    super(message)
    this.code = code
  }
}
