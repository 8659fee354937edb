import { parseUrl } from '../parseUrl.ts'
import { SiwxProblem } from '../problem/siwxProblem.ts'
import type { SiwxRequest } from './siwxRequest.ts'

/**
 * The origin of the app that asks. `Origin` chooses among those that are set, and adds none; pages
 * leave it out when they read from their own host, which then chooses; else the first one stands.
 * @throws a `SiwxProblem` for another origin
 */
export function findOrigin({ headers, url }: SiwxRequest, origins: readonly string[]): string {
  const asked = headers.get('Origin')
  if (asked === null) return findByHost(headers.get('Host') ?? hostOf(url), origins)
  const origin = origins.find((one) => one === asked)
  if (origin !== undefined) return origin
  throw new SiwxProblem('ORIGIN_NOT_ALLOWED', {
    detail: `Visitors do not sign in at ${asked.slice(0, 200)}. Add it to the domains of the service.`,
  })
}

function findByHost(host: string | undefined, origins: readonly string[]): string {
  return origins.find((one) => new URL(one).host === host) ?? String(origins[0])
}

function hostOf(url: string | undefined): string | undefined {
  return parseUrl(url)?.host
}
