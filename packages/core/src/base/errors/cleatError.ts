import { composeMessage } from '#composeMessage'
import { version } from '../version.ts'
import type { ErrorCode, ErrorContext } from './errorContext.ts'

export declare namespace CleatError {
  type Parameters<code extends ErrorCode> = {
    /** The original error. */
    cause?: unknown
  } & (ErrorContext[code] extends undefined
    ? {
        /** This code has no context. */
        context?: undefined
      }
    : {
        /** The context of this code. */
        context: ErrorContext[code]
      })
}

/**
 * The base class of all errors of Cleat. Programs read `code` and `context`, people read
 * `shortMessage`.
 *
 * `message` has one line each for the short message, docs path, details of the cause and version.
 * @example
 * ```ts
 * import { CleatError } from '@cleat/react'
 *
 * export function hasRejected(error: unknown): boolean {
 *   return error instanceof CleatError && error.code === 'REQUEST_USER_REJECTED'
 * }
 * ```
 */
export class CleatError<errorCode extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'CleatError'
  /** The error code. Codes are never renamed. */
  readonly code: errorCode
  /** The context of the code; see `ErrorContext`. */
  readonly context: ErrorContext[errorCode]
  /**
   * What happened, why it matters and what to do. In production builds: the code and its context.
   */
  readonly shortMessage: string
  /** Path of the documentation page about the code. */
  readonly docsPath: string
  /** Message of the cause, at most 300 characters. */
  readonly details: string | undefined
  /** Version of Cleat. */
  readonly version: string = version

  constructor(
    code: errorCode,
    ...[parameters]: ErrorContext[errorCode] extends undefined
      ? [CleatError.Parameters<errorCode>?]
      : [CleatError.Parameters<errorCode>]
  ) {
    const context = parameters?.context as ErrorContext[errorCode]
    const shortMessage = composeMessage(code, context)
    const docsPath = `/errors#${code.toLowerCase().replaceAll('_', '-')}`
    const details = describe(parameters?.cause)
    super(
      [
        shortMessage,
        '',
        `Docs: ${docsPath}`,
        details && `Details: ${details}`,
        `Version: ${version}`,
      ]
        .filter((line) => line !== undefined)
        .join('\n'),
      { cause: parameters?.cause },
    )
    this.code = code
    this.context = context
    this.shortMessage = shortMessage
    this.docsPath = docsPath
    this.details = details
  }

  /**
   * Returns the first error in the chain of causes that matches. Without `match`, returns the last
   * error of the chain.
   */
  walk(match?: (error: unknown) => boolean): unknown {
    const seen = new Set<unknown>()
    let error: unknown = this
    while (!seen.has(error)) {
      seen.add(error)
      if (match?.(error)) return error
      const cause = readCause(error)
      if (cause === undefined || cause === null) return match ? undefined : error
      error = cause
    }
    return undefined
  }
}

function readCause(error: unknown): unknown {
  try {
    return error instanceof Error ? error.cause : undefined
  } catch {
    return undefined
  }
}

/** Returns the message of a foreign cause as one clipped line. Its getters may throw. */
function describe(cause: unknown): string | undefined {
  if (cause === undefined || cause === null) return undefined
  try {
    if (cause instanceof CleatError) return cause.shortMessage
    const message = typeof cause === 'object' && 'message' in cause ? cause.message : cause
    return String(message).replace(/\s+/g, ' ').slice(0, 300) || undefined
  } catch {
    return undefined
  }
}
