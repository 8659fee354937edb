import type { SiwxCall } from '@cleat/siwx/server'
import * as v from 'valibot'
import { parseJson } from '../http/parseJson.ts'
import { Problem } from '../http/problem.ts'
import { isOfDelegate } from './proof/isOfDelegate.ts'
import { proveAccount } from './proof/proveAccount.ts'
import type { PathAccount } from './proof/readPathAccount.ts'
import { sessionTexts } from './proof/sessionTexts.ts'
import { type SignedSession, sessionSchemas } from './schemas/sessionSchemas.ts'
import type { SessionStore } from './store/sessionStore.ts'

/**
 * Stores a session that its account, or a key of its app, signed.
 * @throws a `Problem` that says why not
 */
export async function storeSession(parameters: {
  store: SessionStore
  call: SiwxCall
  account: PathAccount
  body: v.InferOutput<typeof sessionSchemas.store>
  origin: string
  projectId: string | undefined
  signal: AbortSignal
}): Promise<void> {
  const { store, call, body, origin, projectId, signal } = parameters
  const { chain, address } = parameters.account
  if (chain === undefined)
    throw new Problem('INVALID_QUERY', {
      detail: 'Permissions are given on a chain. Use a CAIP-10 id such as eip155:1:0x….',
    })
  const account = `${chain}:${address}`
  const { session, signature } = body
  const signed = readSession(session)
  const { pci, signer } = signed
  const message = await sessionTexts.store({ account, pci, session })
  const isByDelegate = await isOfDelegate({ message, signature, signer })
  if (!isByDelegate)
    await proveAccount({ chain, address, messages: [message], signature, call, signal })
  const outcome = await store.save({ account, origin, projectId, isByDelegate, signed })
  if (outcome === 'limit')
    throw new Problem('SESSION_LIMIT_REACHED', {
      detail: 'The account has as many sessions as are kept. Those that ended are deleted in time.',
    })
  if (outcome !== 'saved')
    throw new Problem('SESSION_CONFLICT', {
      detail:
        outcome === 'revoked'
          ? 'The session was revoked. Ask for permissions again, with another id.'
          : 'The id is taken, or its account alone can change it. Use another id.',
    })
}

function readSession(text: string): SignedSession {
  const read = v.safeParse(sessionSchemas.signed, parseJson(text))
  if (read.success) return read.output
  throw new Problem('INVALID_BODY', {
    detail: 'The session has parts that cannot be used. See `errors`, correct them and try again.',
    errors: read.issues.slice(0, 20).map((issue) => ({
      at: `/session${issue.path?.map(({ key }) => `/${String(key)}`).join('') ?? ''}`,
      detail: issue.message.slice(0, 200),
    })),
  })
}
