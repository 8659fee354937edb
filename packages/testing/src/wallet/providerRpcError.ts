export type ProviderRpcErrorParameters = {
  code: number
  message: string
  data?: unknown
}

/** The error object of EIP-1193: `code` and `message`, and `data` where there is more to say. */
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
