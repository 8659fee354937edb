import { raceSignal } from '../../../base/async/raceSignal.ts'
import { isCleatError } from '../../../base/errors/isCleatError.ts'
import { readChainStates } from '../list/readChainStates.ts'
import { toChainFacts } from '../list/toChainFacts.ts'
import { sessionTexts } from '../service/sessionTexts.ts'
import type { SessionWallet } from '../state/getWallet.ts'
import type { PermissionSession, Revocation, RevocationFact } from '../state/permissionSession.ts'
import type { SessionsContext } from '../state/sessionsContext.ts'
import { setRevocation } from './setRevocation.ts'

type Step = keyof Revocation

/**
 * Ends a session in three steps, of which none stands for another: the wallet is asked, the chain
 * or the wallet's list is read, the service is notified. A step that fails is an event, and the
 * next one follows. Never rejects.
 * @param parameters.signal aborts when waiting for the wallet ends
 */
export async function endSession(
  context: SessionsContext,
  parameters: { session: PermissionSession; asked: SessionWallet; signal: AbortSignal },
): Promise<Revocation> {
  const { kit, store, internal, api } = context
  const { session, asked, signal } = parameters
  const { pci } = session
  const stored = store.list().find((one) => one.pci === pci)
  const contexts = stored?.contexts ?? internal.contexts.get(pci) ?? []
  const isOfWallet = !stored || stored.connectorId === asked.connectorId
  const isShared = stored ? stored.isShared === true : !pci.startsWith('wallet:')
  let facts: Revocation = { wallet: 'pending', chain: 'pending', service: 'pending' }
  const set = (step: Step, fact: RevocationFact, cause?: unknown) => {
    facts = { ...facts, [step]: fact }
    setRevocation(context, pci, facts)
    if (fact !== 'failed') return
    const code = isCleatError(cause) ? cause.code : undefined
    kit.controllers.events.track('PERMISSION_REVOKE_FAILED', { step, code })
  }
  setRevocation(context, pci, facts)
  let isRefused = false

  if (contexts.length === 0 || !isOfWallet) set('wallet', 'unknown')
  else
    try {
      for (const id of contexts)
        await raceSignal(asked.adapter.revoke({ wallet: asked.wallet, context: id }), signal)
      set('wallet', 'done')
    } catch (cause) {
      isRefused = isCleatError(cause, 'REQUEST_USER_REJECTED')
      set('wallet', 'failed', cause)
    }

  const isThere = await isStillThere(context, parameters, isOfWallet ? contexts : [])
  if (isThere === undefined) set('chain', 'unknown')
  else if (!isThere) set('chain', 'done')
  // That it is still there is no news where the wallet was not even asked.
  else if (facts.wallet === 'done') set('chain', 'failed')
  else {
    facts = { ...facts, chain: 'failed' }
    setRevocation(context, pci, facts)
  }

  // Who refuses in the wallet has changed their mind.
  if (!api || !isShared || isRefused) set('service', 'skipped')
  else
    try {
      const { view } = asked
      const message = sessionTexts.revoke(pci)
      const signing = kit.request({ type: 'message:sign', message, view })
      const signature = String(await raceSignal(signing, signal))
      const account = `${session.caipNetworkId}:${view.address.toLowerCase()}`
      await api.revoke({ account, pci, signature }, signal)
      set('service', 'done')
    } catch (cause) {
      set('service', 'failed', cause)
    }

  if (facts.chain === 'done') {
    const revokedAt = Math.floor(Date.now() / 1000)
    store.change(pci, { revokedAt })
    if (!stored) internal.ended.set(pci, { ...session, status: 'revoked', revokedAt })
    kit.controllers.events.track('SESSION_REVOKED', { network: session.caipNetworkId })
  }
  return facts
}

/**
 * Whether it can still be used: as the chain says that enforces it, else as the wallet's list has
 * it. `undefined` if neither tells.
 */
async function isStillThere(
  context: SessionsContext,
  { session, asked, signal }: Parameters<typeof endSession>[1],
  contexts: readonly string[],
): Promise<boolean | undefined> {
  const { enforcer, caipNetworkId } = session
  const grants = contexts.map((one) => ({ context: one, enforcer, caipNetworkId }))
  const reading = readChainStates(context, asked, grants)
  const states = await raceSignal(reading, signal).catch(() => undefined)
  const { onChain } = toChainFacts(states ?? new Map(), contexts)
  if (onChain === 'ended') return false
  if (onChain === 'active') return true
  return isOnList(asked, contexts, signal)
}

/** Whether the wallet's list has any of them. `undefined` if there is no such list. */
async function isOnList(
  { adapter, wallet, view }: SessionWallet,
  contexts: readonly string[],
  signal: AbortSignal,
): Promise<boolean | undefined> {
  if (contexts.length === 0) return undefined
  try {
    const list = await raceSignal(adapter.list({ wallet, account: view.address }), signal)
    return list?.some(({ context }) => contexts.includes(context))
  } catch {
    return undefined
  }
}
