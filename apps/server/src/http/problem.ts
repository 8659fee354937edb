import { walletProblems } from './walletProblems.ts'

/** The problems of requests and of the service. Append-only, because clients may know the codes. */
export const problems = {
  INVALID_QUERY: { status: 400, title: 'Invalid query' },
  INVALID_BODY: { status: 400, title: 'Invalid body' },
  ORIGIN_NOT_ALLOWED: { status: 403, title: 'Invalid App Configuration' },
  PROJECT_NOT_ALLOWED: { status: 403, title: 'Invalid App Configuration' },
  NOT_FOUND: { status: 404, title: 'Not found' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'Method not allowed' },
  REQUEST_TIMEOUT: { status: 408, title: 'Request took too long' },
  BODY_TOO_LARGE: { status: 413, title: 'Body too large' },
  UNSUPPORTED_BODY: { status: 415, title: 'Unsupported body' },
  RATE_LIMITED: { status: 429, title: 'Too many requests' },
  INTERNAL: { status: 500, title: 'Internal error' },
  DATABASE_UNAVAILABLE: { status: 503, title: 'Database unavailable' },
  STOPPING: { status: 503, title: 'Service is stopping' },
  ANSWER_TIMEOUT: { status: 503, title: 'Answer took too long' },
  RELAY_UNAVAILABLE: { status: 503, title: 'Relay unavailable' },
  CHAIN_NOT_SUPPORTED: { status: 404, title: 'Chain not supported' },
  CHAIN_UNAVAILABLE: { status: 503, title: 'Chain unavailable' },
  IMAGE_NOT_OURS: { status: 403, title: 'Image not named here' },
  IMAGE_UNUSABLE: { status: 502, title: 'Image unusable' },
  OVERLOADED: { status: 503, title: 'Too much to do' },
  QUOTE_EXPIRED: { status: 410, title: 'Quote expired' },
  NO_ROUTE: { status: 422, title: 'No route' },
  ORDER_REFUSED: { status: 422, title: 'Order refused' },
  NOT_OFFERED: { status: 422, title: 'Not offered' },
  AMOUNT_OUTSIDE: { status: 422, title: 'Amount outside the limits' },
  REDIRECT_NOT_ALLOWED: { status: 403, title: 'Invalid App Configuration' },
  SOURCE_UNAVAILABLE: { status: 503, title: 'Source unavailable' },
  SIWX_MESSAGE_INVALID: { status: 400, title: 'Invalid sign-in message' },
  SIWX_DOMAIN_MISMATCH: { status: 403, title: 'Message of another domain' },
  SIWX_ACCOUNT_MISMATCH: { status: 403, title: 'Message of another account' },
  SIWX_EXPIRED: { status: 403, title: 'Message expired' },
  SIWX_NOT_YET_VALID: { status: 403, title: 'Message not yet valid' },
  SIWX_NONCE_REFUSED: { status: 403, title: 'Nonce refused' },
  SIWX_SIGNATURE_REFUSED: { status: 403, title: 'Signature refused' },
  SIWX_UNVERIFIABLE: { status: 503, title: 'Signature cannot be verified' },
  SIWX_REQUIRED: { status: 401, title: 'Sign-in required' },
  SIWX_SESSION_ENDED: { status: 401, title: 'Session ended' },
  SIWX_PROOF_REFUSED: { status: 401, title: 'Proof of the key refused' },
  NAME_INVALID: { status: 422, title: 'Invalid name' },
  NAME_RESERVED: { status: 422, title: 'Name kept back' },
  NAME_TAKEN: { status: 409, title: 'Name taken' },
  NAME_TOO_SIMILAR: { status: 409, title: 'Name looks like another one' },
  NAME_LIMIT_REACHED: { status: 409, title: 'Too many names' },
  NAME_NOT_OWNED: { status: 403, title: 'Name of another owner' },
  SESSION_PROOF_REFUSED: { status: 401, title: 'Signature refused' },
  SESSION_UNVERIFIABLE: { status: 503, title: 'Signature cannot be verified' },
  SESSION_LIMIT_REACHED: { status: 409, title: 'Too many sessions' },
  SESSION_CONFLICT: { status: 409, title: 'Session cannot be changed' },
  ...walletProblems,
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemCode = keyof typeof problems

/**
 * An invalid part of the request: the name of a query parameter, or a JSON pointer into the body.
 */
export type ProblemPart = { readonly at: string; readonly detail: string }

/** A reason in the format that clients of the Data API read. */
export type ProblemReason = { readonly name: string; readonly description: string }

export declare namespace Problem {
  type Parameters = {
    /** What happened and what to do about it. Sent to the client. */
    detail: string
    errors?: readonly ProblemPart[] | undefined
    reasons?: readonly ProblemReason[] | undefined
    headers?: Readonly<Record<string, string>> | undefined
    /** Further members of the document, by their names (RFC 9457, section 3.2). */
    facts?: Readonly<Record<string, number>> | undefined
    cause?: unknown
  }
}

/** Ends a request with an `application/problem+json` answer (RFC 9457). */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly errors: readonly ProblemPart[] | undefined
  readonly reasons: readonly ProblemReason[] | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly facts: Readonly<Record<string, number>> | undefined

  constructor(code: ProblemCode, parameters: Problem.Parameters) {
    const { detail, errors, reasons, headers = {}, facts, cause } = parameters
    const { stackTraceLimit } = Error
    // A stack takes longer than the rest of a refusal, and says nothing about a client's mistake.
    if (problems[code].status < 500) Error.stackTraceLimit = 0
    super(detail, { cause })
    Error.stackTraceLimit = stackTraceLimit
    this.code = code
    this.errors = errors
    this.reasons = reasons
    this.headers = headers
    this.facts = facts
  }

  get status(): (typeof problems)[ProblemCode]['status'] {
    return problems[this.code].status
  }

  /** The answer's body. */
  toJSON(): Record<string, unknown> {
    return {
      type: `urn:cleat:problem:${this.code.toLowerCase().replaceAll('_', '-')}`,
      title: problems[this.code].title,
      status: this.status,
      code: this.code,
      detail: this.message,
      errors: this.errors,
      reasons: this.reasons,
      ...this.facts,
    }
  }
}
