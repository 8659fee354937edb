import type { Context } from 'hono'
import * as v from 'valibot'
import type { TrustedProxies } from '../../http/createTrustedProxies.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { parseJson } from '../../http/parseJson.ts'
import { Problem } from '../../http/problem.ts'
import { readBytes } from '../../http/readBytes.ts'
import { readClient } from '../../http/readClient.ts'
import { chooseLanguage } from '../mail/chooseLanguage.ts'
import type { MailLanguage } from '../mail/texts/mailTexts.ts'
import type { Proofs } from '../proofs/createProofs.ts'
import type { SessionCookies } from '../sessions/createSessionCookies.ts'
import type { Sessions } from '../sessions/createSessions.ts'
import type { OpenSession } from '../sessions/openSession.ts'
import { toNetworkPrefix } from './toNetworkPrefix.ts'

/** Who sent a request, as far as it is proven. */
export type Asking = {
  /** The thumbprint of the key that proved the request. */
  readonly jkt: string
  /** /24 or /48. */
  readonly network: string
  /** Of mails to the visitor. */
  readonly language: MailLanguage
}

/** A request of who is logged in. */
export type AskingAs = Asking & { readonly session: OpenSession; readonly token: string }

export type Guard = {
  /**
   * Checks the key and the body of a request.
   * @throws a `Problem`
   */
  ask<const schema extends v.GenericSchema<unknown, unknown>>(
    context: Context<HttpEnv>,
    schema: schema,
  ): Promise<Asking & { readonly body: v.InferOutput<schema> }>
  /** The same, with the session of its cookie. A `full` one is needed but for `view`. */
  askAs<const schema extends v.GenericSchema<unknown, unknown>>(
    context: Context<HttpEnv>,
    schema: schema,
    kind?: 'full' | 'view',
  ): Promise<AskingAs & { readonly body: v.InferOutput<schema> }>
  /**
   * The same, with a session if there is one. One that only sees accounts is refused but for
   * `view`.
   */
  askMaybeAs<const schema extends v.GenericSchema<unknown, unknown>>(
    context: Context<HttpEnv>,
    schema: schema,
    kind?: 'full' | 'view',
  ): Promise<
    Asking & {
      readonly session: OpenSession | undefined
      readonly body: v.InferOutput<schema>
    }
  >
}

export declare namespace createGuard {
  type Parameters = {
    proofs: Pick<Proofs, 'verify'>
    sessions: Pick<Sessions, 'find'>
    cookies: Pick<SessionCookies, 'read'>
    trustedProxies: TrustedProxies
  }
}

const limits = { limitBytes: 64 * 1024, timeoutMs: 10_000 }

/** Checks each request: its key by DPoP, its body, and its session. */
export function createGuard(parameters: createGuard.Parameters): Guard {
  const { proofs, sessions, cookies, trustedProxies } = parameters
  const prove = async (context: Context<HttpEnv>) => {
    const { raw, method, path } = context.req
    const bytes = await readBytes({ request: raw, ...limits })
    const proof = context.req.header('DPoP')
    const jkt = await proofs.verify({ proof, method, path, body: bytes })
    const network = toNetworkPrefix(readClient(context, trustedProxies))
    const language = chooseLanguage(context.req.header('Accept-Language'))
    return { asking: { jkt, network, language }, bytes }
  }
  return {
    async ask(context, schema) {
      const { asking, bytes } = await prove(context)
      return { ...asking, body: readBody(context, schema, bytes) }
    },
    async askAs(context, schema, kind = 'full') {
      const { asking, bytes } = await prove(context)
      const token = await cookies.read(context, asking.jkt)
      if (token === undefined)
        throw new Problem('WALLET_SESSION_REQUIRED', { detail: 'Log in first.' })
      const { jkt, network } = asking
      const session = await sessions.find({ token, jkt, network })
      if (kind === 'full') requireFull(session)
      return { ...asking, session, token, body: readBody(context, schema, bytes) }
    },
    async askMaybeAs(context, schema, kind = 'full') {
      const { asking, bytes } = await prove(context)
      const { jkt, network } = asking
      const token = await cookies.read(context, jkt)
      if (token === undefined)
        return { ...asking, session: undefined, body: readBody(context, schema, bytes) }
      const session = await sessions.find({ token, jkt, network }).catch((error) => {
        // Who logs in again has the cookie of what ended.
        if (error instanceof Problem && error.code === 'WALLET_SESSION_ENDED') return undefined
        throw error
      })
      if (session && kind === 'full') requireFull(session)
      return { ...asking, session, body: readBody(context, schema, bytes) }
    },
  }
}

function requireFull(session: OpenSession): void {
  if (session.kind === 'full') return
  throw new Problem('WALLET_SESSION_VIEW_ONLY', {
    detail: 'The frame only shows accounts. Open the window of the wallet.',
  })
}

function readBody<schema extends v.GenericSchema<unknown, unknown>>(
  context: Context<HttpEnv>,
  schema: schema,
  bytes: Uint8Array,
): v.InferOutput<schema> {
  if (bytes.length === 0) return parse(schema, undefined)
  const [type = ''] = context.req.header('Content-Type')?.split(';') ?? []
  if (type.trim().toLowerCase() !== 'application/json')
    throw new Problem('UNSUPPORTED_BODY', { detail: 'Send the body as application/json.' })
  return parse(schema, parseJson(decode(bytes)))
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new Problem('INVALID_BODY', { detail: 'The body is not UTF-8.', cause })
  }
}

function parse<schema extends v.GenericSchema<unknown, unknown>>(
  schema: schema,
  value: unknown,
): v.InferOutput<schema> {
  const read = v.safeParse(schema, value)
  if (read.success) return read.output
  throw new Problem('INVALID_BODY', {
    detail: 'The body is not what this request needs. See `errors`, correct them and try again.',
    errors: read.issues.slice(0, 20).map((issue) => ({
      at: issue.path?.map(({ key }) => `/${String(key)}`).join('') ?? '',
      // What was received stays out: it may be a code or a share.
      detail: issue.message.replace(/ but received .*$/s, '.').slice(0, 200),
    })),
  })
}
