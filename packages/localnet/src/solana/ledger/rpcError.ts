export type RpcErrorParameters = { code: number; message: string; data?: unknown }

/** A JSON-RPC error response. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number
  readonly data: unknown

  constructor(parameters: RpcErrorParameters) {
    super(parameters.message)
    this.code = parameters.code
    this.data = parameters.data
  }
}
