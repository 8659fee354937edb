export type RpcErrorParameters = { code: number; message: string; data?: unknown }

/** What a node answers instead of a result. */
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
