import { findOrigin } from '../http/findOrigin.ts'
import { siwxCookies } from '../http/siwxCookies.ts'
import type { SiwxRequest } from '../http/siwxRequest.ts'
import { parseUrl } from '../parseUrl.ts'
import { SiwxProblem } from '../problem/siwxProblem.ts'
import type { Caller } from './caller.ts'
import type { SiwxParts } from './siwxParts.ts'

/**
 * Says who sends a request. A proof of a key that comes along has to hold, and counts once, unless
 * what is asked for may be had by anyone.
 * @throws a `SiwxProblem`
 */
export async function readCaller(parameters: {
  request: SiwxRequest
  parts: SiwxParts
  isOpen?: boolean | undefined
}): Promise<Caller> {
  const { request, parts, isOpen = false } = parameters
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  const origin = findOrigin(request, parts.origins)
  const caller = { origin, headers, cookies: siwxCookies({ request, origin, headers }) }
  const proof = request.headers.get('DPoP')
  const [, token] = /^DPoP (\S+)$/i.exec(request.headers.get('Authorization') ?? '') ?? []
  if (proof === null && token === undefined) return caller
  const held = proof === null ? undefined : await readKey({ request, proof, token, parts, isOpen })
  if (held === undefined) throw refuseProof(parts.now())
  return { ...caller, jkt: held, ...(token === undefined ? {} : { token }) }
}

async function readKey(parameters: {
  request: SiwxRequest
  proof: string
  token: string | undefined
  parts: SiwxParts
  isOpen: boolean
}): Promise<string | undefined> {
  const { request, proof, token, parts, isOpen } = parameters
  const { ownOrigins: origins, store, now } = parts
  const url = parseUrl(request.url)
  if (!parts.tokens || !url || request.method === undefined) return undefined
  const { readProof } = await import('../tokens/readProof.ts')
  const held = await readProof({
    ...{ proof, method: request.method, path: url.pathname, origins, token, now: now() },
  })
  if (!held) return undefined
  return isOpen || (await store.claim(held.use)) ? held.jkt : undefined
}

/** With the time here, because the clock of the client may be wrong. */
function refuseProof(now: number): SiwxProblem {
  return new SiwxProblem('SIWX_PROOF_REFUSED', {
    detail: 'The header `DPoP` is no proof for this request. Make a new one for each request.',
    headers: {
      Date: new Date(now).toUTCString(),
      'WWW-Authenticate': 'DPoP error="invalid_dpop_proof", algs="ES256 EdDSA"',
    },
  })
}
