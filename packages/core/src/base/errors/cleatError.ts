import { composeMessage } from '#composeMessage'
import { version } from '../version.ts'
import type { ErrorCode, ErrorContext } from './errorContext.ts'

export declare namespace CleatError {
  type Parameters<code extends ErrorCode> = {
    cause?: unknown
  } & (ErrorContext[code] extends undefined
    ? { context?: undefined }
    : { context: ErrorContext[code] })
}

/**
 * The one error of Cleat: a `code` for programs, a message for people, the facts in `context`.
 *
 * `message` is the short message, then the docs path, the details of the cause and the version, one a line.
 */
export class CleatError<code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'CleatError'
  readonly code: code
  readonly context: ErrorContext[code]
  /** What happened, why it matters, what to do. In production builds of apps the code and its facts. */
  readonly shortMessage: string
  /** Where the code is explained, from the root of the documentation. */
  readonly docsPath: string
  /** What the cause says, clipped. */
  readonly details: string | undefined
  readonly version: string = version

  constructor(
    code: code,
    ...[parameters]: ErrorContext[code] extends undefined
      ? [CleatError.Parameters<code>?]
      : [CleatError.Parameters<code>]
  ) {
    const context = parameters?.context as ErrorContext[code]
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

  /** The first error in the chain of causes for which `match` holds, or the last of the chain without one. */
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

/** A foreign cause as one clipped line. Foreign errors may throw from their getters, so nothing is trusted. */
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
