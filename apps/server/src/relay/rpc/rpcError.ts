const codes = {
  parse: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  internal: -32_603,
  limitExceeded: -32_005,
} as const

export type RpcErrorKind = keyof typeof codes

/** What a request is answered with that cannot be done. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number

  constructor(kind: RpcErrorKind, message: string) {
    super(message)
    this.code = codes[kind]
  }
}
