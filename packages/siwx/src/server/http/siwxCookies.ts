import type { SiwxRequest } from './siwxRequest.ts'

type Name = 'cleat-pre' | 'cleat-session'

/** The cookies of one request, and what its answer sets. */
export type SiwxCookies = {
  get(name: Name): string | undefined
  set(name: Name, value: string, seconds: number): void
  remove(name: Name): void
}

/**
 * Cookies that no script reads, no other site sends with a change, and no subdomain plants. On this
 * machine, pages of http have no such cookies.
 */
export function siwxCookies(parameters: {
  request: SiwxRequest
  /** Of the app. */
  origin: string
  /** Of the answer. */
  headers: Headers
}): SiwxCookies {
  const { request, origin, headers } = parameters
  const isSecure = origin.startsWith('https:')
  const flags = `Path=/; HttpOnly;${isSecure ? ' Secure;' : ''} SameSite=Lax`
  const toName = (name: Name) => (isSecure ? `__Host-${name}` : name)
  const write = (name: Name, value: string, seconds: number) =>
    headers.append(
      'Set-Cookie',
      `${toName(name)}=${value}; Max-Age=${Math.ceil(seconds)}; ${flags}`,
    )
  return {
    get(name) {
      const start = `${toName(name)}=`
      const pairs = request.headers.get('Cookie')?.split(';') ?? []
      const pair = pairs.map((one) => one.trim()).find((one) => one.startsWith(start))
      return pair?.slice(start.length)
    },
    set: write,
    remove: (name) => write(name, '', 0),
  }
}
