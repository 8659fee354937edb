import type { SignInFields } from '../fields/signInFields.ts'
import type { Session } from '../server/routes/toSession.ts'
import type { SignInTerms } from '../server/signInTerms.ts'
import { createSigners, type Signer } from './signers.ts'
import { writeMessage } from './writeMessage.ts'

type Pair = { readonly token: string; readonly body: { message: string; signature: string } }

/** Sends JSON with a method. */
type Sender = (path: string, body?: object, headers?: object) => Promise<Response>

export type TestBrowser = {
  readonly jar: Map<string, string>
  readonly signer: Signer
  readonly send: (
    path: string,
    init?: RequestInit,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Response>
  /** Asks for terms and signs them, or something near them. */
  readonly sign: (changed?: Partial<SignInFields>, by?: Signer) => Promise<Pair>
  readonly signIn: (pair: Pair, headers?: object, body?: object) => Promise<Response>
  readonly post: Sender
  readonly put: Sender
  readonly remove: Sender
  /** Signs in, and says how that went. */
  readonly enter: () => Promise<number>
  readonly me: () => Promise<TestSession | null>
}

/** What the tests look at. */
type TestSession = Session & Readonly<Record<string, unknown>>

/** A browser with a page of an app: its cookies, and what it sends. */
export function openBrowser(options: {
  /** Answers what the page sends. */
  send: (request: Request) => Promise<Response>
  origin?: string
  /** Where the routes are. */
  base?: string
  signer?: Signer
}): TestBrowser {
  const { send: answer, origin = 'https://app.example', base = '/api/siwx' } = options
  const signer = options.signer ?? (createSigners()[0] as Signer)
  const jar = new Map<string, string>()

  async function send(
    path: string,
    init: RequestInit = {},
    changed: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = new Headers({ Origin: origin, ...(cookie ? { Cookie: cookie } : {}) })
    for (const [name, value] of Object.entries({ ...init.headers, ...changed }))
      if (value === '') headers.delete(name)
      else headers.set(name, value)
    const url = path.startsWith('/') ? `${origin}${path}` : `${origin}${base}/${path}`
    const response = await answer(new Request(url, { ...init, headers }))
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0/.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }

  const change =
    (method: string): Sender =>
    (path, body, headers = {}) => {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) }
      const own = { 'content-type': 'application/json', 'x-cleat': '1', ...headers }
      return send(path, { method, ...sent }, own)
    }
  const post = change('POST')

  async function sign(changed: Partial<SignInFields> = {}, by: Signer = signer): Promise<Pair> {
    const asked: SignInTerms & { token: string } = await (await send('nonce')).json()
    const { token, chains: _, ...terms } = asked
    const message = writeMessage({ ...by.account, ...terms, ...changed })
    return { token, body: { message, signature: await by.sign(message) } }
  }

  const signIn: TestBrowser['signIn'] = ({ token, body }, headers = {}, extra = {}) =>
    post('authenticate', { ...body, ...extra }, { 'x-nonce-jwt': `Bearer ${token}`, ...headers })

  return {
    ...{ jar, signer, send, sign, signIn, post, put: change('PUT'), remove: change('DELETE') },
    async enter() {
      return (await signIn(await sign())).status
    },
    async me() {
      return (await (await send('me')).json()).session
    },
  }
}
