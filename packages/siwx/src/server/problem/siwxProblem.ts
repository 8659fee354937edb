/** What requests to sign in are refused with. The list only grows, because clients know it. */
export type SiwxProblemCode =
  | 'INVALID_QUERY'
  | 'INVALID_BODY'
  | 'ORIGIN_NOT_ALLOWED'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'REQUEST_TIMEOUT'
  | 'BODY_TOO_LARGE'
  | 'UNSUPPORTED_BODY'
  | 'RATE_LIMITED'
  | 'OVERLOADED'
  | 'SIWX_MESSAGE_INVALID'
  | 'SIWX_DOMAIN_MISMATCH'
  | 'SIWX_ACCOUNT_MISMATCH'
  | 'SIWX_EXPIRED'
  | 'SIWX_NOT_YET_VALID'
  | 'SIWX_NONCE_REFUSED'
  | 'SIWX_SIGNATURE_REFUSED'
  | 'SIWX_UNVERIFIABLE'
  | 'SIWX_REQUIRED'
  | 'SIWX_SESSION_ENDED'
  | 'SIWX_PROOF_REFUSED'

const problems: Readonly<Record<SiwxProblemCode, readonly [status: number, title: string]>> = {
  INVALID_QUERY: [400, 'Invalid query'],
  INVALID_BODY: [400, 'Invalid body'],
  ORIGIN_NOT_ALLOWED: [403, 'Invalid App Configuration'],
  NOT_FOUND: [404, 'Not found'],
  METHOD_NOT_ALLOWED: [405, 'Method not allowed'],
  REQUEST_TIMEOUT: [408, 'Request took too long'],
  BODY_TOO_LARGE: [413, 'Body too large'],
  UNSUPPORTED_BODY: [415, 'Unsupported body'],
  RATE_LIMITED: [429, 'Too many requests'],
  OVERLOADED: [503, 'Too much to do'],
  SIWX_MESSAGE_INVALID: [400, 'Invalid sign-in message'],
  SIWX_DOMAIN_MISMATCH: [403, 'Message of another domain'],
  SIWX_ACCOUNT_MISMATCH: [403, 'Message of another account'],
  SIWX_EXPIRED: [403, 'Message expired'],
  SIWX_NOT_YET_VALID: [403, 'Message not yet valid'],
  SIWX_NONCE_REFUSED: [403, 'Nonce refused'],
  SIWX_SIGNATURE_REFUSED: [403, 'Signature refused'],
  SIWX_UNVERIFIABLE: [503, 'Signature cannot be verified'],
  SIWX_REQUIRED: [401, 'Sign-in required'],
  SIWX_SESSION_ENDED: [401, 'Session ended'],
  SIWX_PROOF_REFUSED: [401, 'Proof of the key refused'],
}

export declare namespace SiwxProblem {
  type Parameters = {
    /** What happened and what to do about it. Sent to the client. */
    detail: string
    /** Parts of the request that are wrong. */
    errors?: readonly { readonly at: string; readonly detail: string }[] | undefined
    reasons?: readonly { readonly name: string; readonly description: string }[] | undefined
    headers?: Readonly<Record<string, string>> | undefined
    cause?: unknown
  }
}

/** Ends a request with an `application/problem+json` answer (RFC 9457). */
export class SiwxProblem extends Error {
  override readonly name = 'SiwxProblem'
  readonly code: SiwxProblemCode
  readonly errors: SiwxProblem.Parameters['errors']
  readonly reasons: SiwxProblem.Parameters['reasons']
  readonly headers: Readonly<Record<string, string>>

  constructor(code: SiwxProblemCode, parameters: SiwxProblem.Parameters) {
    const { detail, errors, reasons, headers = {}, cause } = parameters
    super(detail, { cause })
    this.code = code
    this.errors = errors
    this.reasons = reasons
    this.headers = headers
  }

  get status(): number {
    return problems[this.code][0]
  }

  /** The answer, which is not to be cached. */
  toResponse(): Response {
    const { code, status, message: detail, errors, reasons } = this
    const type = `urn:cleat:problem:${code.toLowerCase().replaceAll('_', '-')}`
    const [, title] = problems[code]
    return new Response(JSON.stringify({ type, title, status, code, detail, errors, reasons }), {
      status,
      headers: {
        ...this.headers,
        'Content-Type': 'application/problem+json',
        'Cache-Control': 'no-store',
      },
    })
  }
}
