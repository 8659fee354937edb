export type ProviderRpcErrorParameters = {
  code: number
  message: string
  data?: unknown
}

/** EIP-1193's error: `code`, `message` and optional `data`. */
export class ProviderRpcError extends Error {
  override readonly name = 'ProviderRpcError'
  readonly code: number
  declare readonly data?: unknown

  constructor(parameters: ProviderRpcErrorParameters) {
    const { code, message, data } = parameters
    super(message)
    this.code = code
    if (data !== undefined) Object.assign(this, { data })
  }
}
