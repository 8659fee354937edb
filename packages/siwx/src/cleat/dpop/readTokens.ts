import { createBadAnswerError } from '../transport/createBadAnswerError.ts'

/**
 * Reads the tokens of a session that a server answered.
 * @throws a `SiwxError` with `SERVICE_BAD_ANSWER`
 */
export function readTokens(answer: unknown): {
  /** Names the session. */
  readonly id: string
  readonly token: string
  /** Absent: the one before still counts. */
  readonly refreshToken: string | undefined
  /** For how long the access token counts, in ms. Both times are the server's. */
  readonly lifeMs: number
} {
  const { id, token, refreshToken } = Object(answer) as { [name: string]: unknown }
  const isRefreshed = refreshToken === undefined || typeof refreshToken === 'string'
  if (typeof id !== 'string' || typeof token !== 'string' || !isRefreshed || token.length > 8192)
    throw createBadAnswerError('the session has no tokens')
  const { iat, exp } = readClaims(token)
  const lifeMs = (Number(exp) - Number(iat)) * 1000
  if (!(lifeMs > 0)) throw createBadAnswerError('the access token has no end')
  return { id, token, refreshToken, lifeMs }
}

/** What a token says about its life. The server alone checks tokens. */
function readClaims(token: string): { iat?: unknown; exp?: unknown } {
  try {
    const [, claims = ''] = token.split('.')
    return Object(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))))
  } catch {
    return {}
  }
}
