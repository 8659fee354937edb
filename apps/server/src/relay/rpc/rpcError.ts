const codes = {
  parse: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  internal: -32_603,
  limitExceeded: -32_005,
} as const

export type RpcErrorKind = keyof typeof codes

/** The error answer to a request. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number

  constructor(kind: RpcErrorKind, message: string) {
    super(message)
    this.code = codes[kind]
  }
}
