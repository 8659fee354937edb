import { isText } from './isText.ts'
import { createBadAnswerError } from './transport/createBadAnswerError.ts'

/** What the server asks this browser to sign. */
export type AskedTerms = {
  readonly nonce: string
  readonly domain: string
  readonly uri: string
  readonly issuedAt: string
  readonly expirationTime: string
  readonly statement?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
  /** Sent back with the signature. */
  readonly token: string
}

const required = ['nonce', 'domain', 'uri', 'issuedAt', 'expirationTime', 'token'] as const
const optional = ['statement', 'requestId'] as const

/**
 * Reads the terms that a server answered.
 * @throws a `SiwxError` with `SERVICE_BAD_ANSWER`
 */
export function readTerms(answer: unknown): AskedTerms {
  const given = Object(answer) as { [name: string]: unknown }
  for (const name of required)
    if (!isText(given[name])) throw createBadAnswerError(`\`${name}\` is missing`)
  for (const name of optional)
    if (given[name] !== undefined && !isText(given[name]))
      throw createBadAnswerError(`\`${name}\` is no text`)
  const { resources } = given
  const isList = resources === undefined || (Array.isArray(resources) && resources.every(isText))
  if (!isList) throw createBadAnswerError('`resources` is no list of texts')
  return given as AskedTerms
}
