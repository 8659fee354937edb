import { acceptSignIn } from '../server/acceptSignIn.ts'
import { createMemoryNonces } from '../server/createMemoryNonces.ts'
import { issueTerms } from '../server/issueTerms.ts'
import { openTerms } from '../server/openTerms.ts'

type Page = {
  readonly host: string
  readonly origin: string
  readonly pathname: string
  readonly protocol: string
}

export const page: Page = {
  host: 'app.example',
  origin: 'https://app.example',
  pathname: '/',
  protocol: 'https:',
}

/** The routes of sign-in, and what they were asked. */
export type SiwxServer = {
  /** Method and path of each request, in order. */
  requests: string[]
  session: object | null
  /** What every request is answered with instead. */
  answer: (() => Response | Promise<Response>) | undefined
  fetch(url: string, init: RequestInit): Promise<Response>
}

/** The routes of sign-in in memory, in place of `fetch`. It really checks what is signed. */
export function createSiwxServer(): SiwxServer {
  const secret = 'a secret of at least thirty-two bytes'
  const claimNonce = createMemoryNonces()
  const server: SiwxServer = {
    requests: [],
    session: null,
    answer: undefined,
    async fetch(url, init) {
      const path = url.replace('/api/siwx', '')
      const said = path === '/sign-out' && init.body !== '{}' ? ` ${init.body}` : ''
      server.requests.push(`${init.method} ${path}${said}`)
      if (server.answer) return server.answer()
      const headers = new Headers(init.headers)
      if (init.method === 'POST' && headers.get('x-cleat') !== '1')
        return Response.json({}, { status: 403 })
      if (path.startsWith('/nonce')) {
        const statement = new URLSearchParams(path.split('?')[1]).get('statement') ?? undefined
        const { host: domain, origin: uri } = page
        const { terms, token } = issueTerms({ secret, browser: 'b', domain, uri, statement })
        return Response.json({ ...terms, token })
      }
      if (path === '/me') return Response.json({ session: server.session })
      if (path === '/sign-out') {
        server.session = null
        return new Response(null, { status: 204 })
      }
      return signIn(headers, String(init.body))
    },
  }
  return server

  async function signIn(headers: Headers, body: string): Promise<Response> {
    const token = headers.get('x-nonce-jwt')?.replace('Bearer ', '') ?? ''
    const { message, signature, link } = JSON.parse(body)
    if (link && !server.session) return Response.json({ code: 'SIWX_REQUIRED' }, { status: 401 })
    const terms = openTerms({ secrets: [secret], browser: 'b', token })
    if (!terms) return Response.json({ code: 'SIWX_NONCE_REFUSED' }, { status: 403 })
    const verdict = await acceptSignIn({ message, signature, terms, claimNonce })
    if (verdict.status !== 'valid') {
      const { code, reason } = verdict
      const reasons = [{ name: code, description: reason }]
      return Response.json({ code, reasons }, { status: 403 })
    }
    const { subject, account, kind, type } = verdict
    const createdAt = new Date().toISOString()
    const endsAt = new Date(Date.now() + 86_400_000).toISOString()
    const one = { subject, account, kind, type }
    const { accounts = [] } = (link ? server.session : {}) as { accounts?: object[] }
    const all = [...accounts, one]
    server.session = { id: 'session', ...all[0], accounts: all, createdAt, endsAt }
    return Response.json(server.session)
  }
}
