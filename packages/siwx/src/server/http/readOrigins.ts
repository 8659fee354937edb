import { parseUrl } from '../parseUrl.ts'

const local = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/**
 * The origins of apps, from hosts or origins: `app.example`, `localhost:5173`,
 * `https://app.example`.
 * @throws where one is none, or is not of https
 */
export function readOrigins(domains: readonly string[]): readonly string[] {
  if (domains.length === 0) throw new RangeError('`domains` is empty. Name the host of the app.')
  return [...new Set(domains.map(toOrigin))]
}

function toOrigin(domain: string): string {
  const host = parseUrl(`http://${domain}`)
  const scheme = host && local.test(host.hostname) ? 'http' : 'https'
  const text = domain.includes('://') ? domain : `${scheme}://${domain}`
  const url = parseUrl(text)
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && local.test(url.hostname))
  if (!url || !isSafe || url.origin !== text || text.includes('*'))
    throw new RangeError(
      `\`domains\` has ${domain}, which is no origin of https or of this machine.`,
    )
  return url.origin
}
