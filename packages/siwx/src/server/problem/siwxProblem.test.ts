import { expect, test } from 'vitest'
import { SiwxProblem, type SiwxProblemCode } from './siwxProblem.ts'

const all: Readonly<Record<SiwxProblemCode, readonly [status: number, title: string]>> = {
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

/** Clients know them: they must not change. */
test.each(Object.entries(all) as [SiwxProblemCode, readonly [number, string]][])(
  'default: %s',
  async (code, [status, title]) => {
    const response = new SiwxProblem(code, { detail: 'What happened.' }).toResponse()
    expect(response.status).toBe(status)
    expect(Object.fromEntries(response.headers)).toEqual({
      ...{ 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
    })
    const type = `urn:cleat:problem:${code.toLowerCase().split('_').join('-')}`
    expect(await response.json()).toEqual({ type, title, status, code, detail: 'What happened.' })
  },
)

test('behavior: what is wrong, and headers, but none that would let it be kept', async () => {
  const errors = [{ at: '/message', detail: 'Expected a text.' }]
  const reasons = [{ name: 'INVALID_BODY', description: 'Expected a text.' }]
  const headers = { 'Retry-After': '5', 'Cache-Control': 'public', 'Content-Type': 'text/html' }
  const cause = new Error('cause')
  const problem = new SiwxProblem('INVALID_BODY', {
    ...{ detail: 'What happened.', errors, reasons, headers, cause },
  })
  expect([problem.name, problem.status, problem.cause]).toEqual(['SiwxProblem', 400, cause])
  const response = problem.toResponse()
  expect(Object.fromEntries(response.headers)).toEqual({
    ...{ 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
    'retry-after': '5',
  })
  expect(await response.json()).toMatchObject({ errors, reasons })
})
