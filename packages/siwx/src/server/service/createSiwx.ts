import type { SignInNamespace } from '../../fields/signInFields.ts'
import { createAcceptor } from '../accept/createAcceptor.ts'
import { createChainCall } from '../accept/createChainCall.ts'
import { limitCalls } from '../accept/limitCalls.ts'
import { allowOrigin } from '../http/allowOrigin.ts'
import { readOrigins } from '../http/readOrigins.ts'
import { SiwxProblem } from '../problem/siwxProblem.ts'
import { findRoute } from '../routes/findRoute.ts'
import { openSession } from '../routes/openSession.ts'
import { readCaller } from '../routes/readCaller.ts'
import { requireSession } from '../routes/requireSession.ts'
import { acceptFrom } from '../routes/signIn.ts'
import type { SignedAccount, SiwxParts } from '../routes/siwxParts.ts'
import { toSession } from '../routes/toSession.ts'
import { createSessions } from '../session/createSessions.ts'
import { toSessionPolicy } from '../session/sessionPolicy.ts'
import type { SiwxCall } from '../siwxCall.ts'
import type { SiwxStore } from '../store/siwxStore.ts'
import type { StoredAccount } from '../store/storedSession.ts'
import type { Tokens } from '../tokens/createTokens.ts'
import type { SiwxKey } from '../tokens/siwxKey.ts'
import { verifySiwx } from '../verifySiwx.ts'
import type { Siwx } from './siwx.ts'

export declare namespace createSiwx {
  type Parameters = {
    /**
     * Where visitors sign in: hosts of https, `localhost:5173`, or origins. The first one stands
     * for requests that name none.
     */
    domains: readonly string[]
    /** At least 32 bytes of chance. Two while one replaces the other: the first one seals. */
    secret: string | readonly string[]
    /** What is remembered, and where. */
    store: SiwxStore
    /** The chains that contracts are asked on. @default none, so that keys alone sign in */
    chains?: Readonly<Record<string, { readonly rpcUrl: string }>> | undefined
    /** Asks chains, in place of `chains`. */
    call?: SiwxCall | undefined
    /** The families of chains whose accounts sign in. @default all */
    namespaces?: readonly SignInNamespace[] | undefined
    /** Keys for access tokens, the newest first. Without them, cookies alone open sessions. */
    keys?: readonly SiwxKey[] | undefined
    /** Where the service is, if not on one of the domains. Tokens and proofs of keys name it. */
    url?: string | undefined
    session?:
      | (toSessionPolicy.Parameters & {
          /** Minutes for which an access token counts. @default 5 */
          accessMinutes?: number | undefined
        })
      | undefined
    /**
     * Whose session it is: an id of the app. With `user`, the account is added to a session of that
     * user. @default the subject, or the user of the session
     */
    resolveUser?: ((account: SignedAccount) => string | Promise<string>) | undefined
    /**
     * What becomes of an account that is added to a session and has another user: it is refused, or
     * signs in on its own. @default 'refuse'
     */
    onConflict?: 'refuse' | 'switch' | undefined
    /** Seconds that an account has to wait before it may sign in, or 0. */
    limitAccount?: ((account: string) => Promise<number>) | undefined
    /** Answers what is refused, or throws. @default `problem.toResponse()` */
    refuse?: ((problem: SiwxProblem) => Response) | undefined
    /** @default the clock */
    now?: (() => Date) | undefined
  }
}

const minuteMs = 60_000
/** Of contracts, at the same time. */
const callsAtOnce = 4
const callsWaiting = 64

/** Creates what signs visitors in with a wallet, keeps their sessions, and says who they are. */
export function createSiwx(parameters: createSiwx.Parameters): Siwx {
  const { store, refuse = (problem) => problem.toResponse() } = parameters
  const { now: clock = () => new Date() } = parameters
  const now = () => clock().getTime()
  const origins = readOrigins(parameters.domains)
  const parts = createParts({ ...parameters, origins, now })

  const answer = async (request: Request): Promise<Response> => {
    try {
      const { route, id } = findRoute(request)
      return await route(request, parts, id)
    } catch (error) {
      if (error instanceof SiwxProblem) return refuse(error)
      throw error
    }
  }

  return {
    handler: (request) => allowOrigin({ request, origins, answer: () => answer(request) }),
    async readSession(request) {
      try {
        const session = await openSession(await readCaller({ request, parts }), parts)
        return session ? toSession(session) : null
      } catch (error) {
        if (error instanceof SiwxProblem) return null
        throw error
      }
    },
    async requireSession(request, { fresh = false } = {}) {
      const session = await requireSession(await readCaller({ request, parts }), parts)
      const checked = fresh ? await parts.sessions.check(session) : session
      if (checked === 'unknown')
        throw new SiwxProblem('SIWX_UNVERIFIABLE', {
          detail: 'The chain of the account could not be asked. Try again later.',
        })
      if (checked === 'ended')
        throw new SiwxProblem('SIWX_SESSION_ENDED', { detail: 'The account no longer agrees.' })
      return toSession(checked)
    },
    async accept({ request, message, signature, token, purpose }) {
      const caller = await readCaller({ request, parts })
      const handedIn = { message, signature }
      const verdict = await acceptFrom({ caller, parts, handedIn, token, purpose })
      const { account, subject, kind, type } = verdict
      const user = await parts.resolveUser({ account, subject, kind, type })
      return { account, subject, kind, type, user }
    },
    prune: () => store.prune(now()),
  }
}

function createParts(
  parameters: Omit<createSiwx.Parameters, 'now'> & {
    origins: readonly string[]
    now: () => number
  },
): SiwxParts {
  const { origins, now, store, namespaces, session = {}, keys, secret } = parameters
  const { chains, call = chains && createChainCall(chains), limitAccount } = parameters
  const { onConflict = 'refuse', resolveUser = ({ user, subject }) => user ?? subject } = parameters
  const limited = call && limitCalls({ call, atOnce: callsAtOnce, waiting: callsWaiting })
  const secrets = typeof secret === 'string' ? [secret] : secret
  if (secrets.length === 0 || secrets.some((one) => new TextEncoder().encode(one).length < 32))
    throw new RangeError('`secret` has fewer than 32 bytes. Make one by `openssl rand -hex 32`.')
  const ask = ({ proof, signedAt }: StoredAccount) => askAgain({ proof, signedAt, call: limited })
  const url = parameters.url === undefined ? undefined : new URL(parameters.url).origin
  const issuer = url ?? String(origins[0])
  let tokens: Promise<Tokens> | undefined
  const loadTokens = async (given: readonly SiwxKey[]) => {
    const { createTokens } = await import('../tokens/createTokens.ts')
    const lifeMs = (session.accessMinutes ?? 5) * minuteMs
    return createTokens({ keys: given, issuer, audiences: origins, lifeMs, now })
  }
  return {
    ...{ origins, ownOrigins: [...new Set([issuer, ...origins])], secrets, store, now, onConflict },
    resolveUser: async (account) => resolveUser(account),
    accept: createAcceptor({
      ...{ secrets, store, call: limited, namespaces, now },
      beforeUse: (account) => refuseOften(account, limitAccount),
    }),
    sessions: createSessions({ store, policy: toSessionPolicy(session), ask, now }),
    tokens: keys && (() => (tokens ??= loadTokens(keys))),
  }
}

/** Whether a contract still accepts what was signed for it when it signed in. */
async function askAgain(parameters: {
  proof: StoredAccount['proof']
  signedAt: number
  call: SiwxCall | undefined
}): Promise<'valid' | 'invalid' | 'unknown'> {
  const { proof, signedAt, call } = parameters
  if (!proof) return 'invalid'
  return (await verifySiwx({ ...proof, time: new Date(signedAt), call })).status
}

async function refuseOften(
  account: string,
  limitAccount: createSiwx.Parameters['limitAccount'],
): Promise<void> {
  const seconds = (await limitAccount?.(account)) ?? 0
  if (seconds <= 0) return
  throw new SiwxProblem('RATE_LIMITED', {
    detail: `This account was tried too often. Wait ${seconds} s.`,
    headers: { 'Retry-After': String(seconds) },
  })
}
