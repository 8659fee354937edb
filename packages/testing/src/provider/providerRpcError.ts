/** Parameters of `ProviderRpcError`. */
export type ProviderRpcErrorParameters = {
  /** The code of EIP-1193 or EIP-1474, such as 4001. */
  code: number
  /** What happened. */
  message: string
  /** Anything else about the error. @default none */
  data?: unknown
}

/**
 * EIP-1193's error: `code`, `message` and optional `data`.
 * @example
 * ```ts
 * import { ProviderRpcError, rejectWith } from '@cleat/testing'
 *
 * const error = new ProviderRpcError({ code: 4100, message: 'The account is locked.' })
 * export const behaviour = rejectWith(error)
 * ```
 */
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
