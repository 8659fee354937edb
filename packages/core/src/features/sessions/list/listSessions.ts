import { ref } from 'valtio/vanilla'
import { raceSignal } from '../../../base/async/raceSignal.ts'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { isCleatError } from '../../../base/errors/isCleatError.ts'
import type { GrantedPermission } from '../../../contract/permissions/grantedPermission.ts'
import type { ListedSession } from '../service/createSessionsApi.ts'
import { getWallet, type SessionWallet } from '../state/getWallet.ts'
import type { PermissionSession } from '../state/permissionSession.ts'
import type { SessionsContext } from '../state/sessionsContext.ts'
import type { MissingSource } from '../state/sessionsState.ts'
import { listOwn, mergeSessions } from './mergeSessions.ts'
import { type ChainStates, readChainStates } from './readChainStates.ts'

/** A wallet that never answers must not keep the list waiting. Milliseconds. */
const deadlineMs = 3000

/**
 * Reads what the account in use allowed, from this browser, the service, the wallet and the chains.
 * @throws `CONNECTION_NOT_CONNECTED`, `PERMISSION_UNSUPPORTED`
 */
export async function listSessions(
  context: SessionsContext,
): Promise<readonly PermissionSession[]> {
  const { kit, state, api, internal } = context
  internal.listing += 1
  const listing = internal.listing
  const isCurrent = () => listing === internal.listing
  if (state.list.status !== 'success') state.list = { status: 'loading', sessions: [] }
  try {
    const wallet = await getWallet(kit)
    const [granted, listed] = await Promise.all([
      fetchGranted(wallet),
      api && fetchListed(context, wallet),
    ])
    const states = await fetchStates(context, wallet, granted === 'failed' ? [] : (granted ?? []))
    const sessions = mergeSessions(context, {
      ...{ wallet, states, granted: granted === 'failed' ? undefined : granted },
      listed: listed === 'failed' ? undefined : listed,
    })
    const missing: MissingSource[] = [
      ...(granted === undefined || granted === 'failed' ? (['wallet'] as const) : []),
      ...(listed === 'failed' ? (['service'] as const) : []),
    ]
    if (isCurrent()) {
      internal.sessions = sessions
      state.list = { status: 'success', sessions, missing }
    }
    return sessions
  } catch (cause) {
    const error = isCleatError(cause) ? cause : new CleatError('UI_LOAD_FAILED', { cause })
    if (isCurrent()) {
      internal.sessions = []
      state.list = { status: 'failed', error: ref(error) }
    }
    throw error
  }
}

async function fetchGranted({
  adapter,
  wallet,
  view,
}: SessionWallet): Promise<readonly GrantedPermission[] | undefined | 'failed'> {
  const asked = adapter.list({ wallet, account: view.address })
  return raceSignal(asked, AbortSignal.timeout(deadlineMs)).catch(() => 'failed' as const)
}

/** What the chains have of what this browser and the wallet know. A slow node is done without. */
async function fetchStates(
  context: SessionsContext,
  wallet: SessionWallet,
  granted: readonly GrantedPermission[],
): Promise<ChainStates> {
  const own = listOwn(context, wallet).flatMap(({ contexts, enforcer, caipNetworkId }) =>
    contexts.map((one) => ({ context: one, enforcer, caipNetworkId })),
  )
  const known = new Set(own.map((one) => one.context))
  const foreign = granted.filter((one) => !known.has(one.context))
  const reading = readChainStates(context, wallet, [...own, ...foreign])
  return raceSignal(reading, AbortSignal.timeout(deadlineMs)).catch(() => new Map())
}

async function fetchListed(
  { api, lifetime }: SessionsContext,
  { view }: SessionWallet,
): Promise<readonly ListedSession[] | undefined | 'failed'> {
  const account = `${view.caipNetworkId}:${view.address.toLowerCase()}`
  return api?.list(account, lifetime).catch(() => 'failed' as const)
}
