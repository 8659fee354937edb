import { sessionTexts } from '../service/sessionTexts.ts'
import type { SessionWallet } from '../state/getWallet.ts'
import type { SessionsContext } from '../state/sessionsContext.ts'
import type { GrantParameters } from '../state/sessionsController.ts'
import type { StoredSession } from '../store/storedSession.ts'

/**
 * Tells the service what was granted, so that it is found in other browsers. It failing changes
 * nothing of the grant.
 * @returns whether the service has it; `undefined` without a service
 */
export async function shareSession(
  { kit, api, store, lifetime }: SessionsContext,
  parameters: { asked: SessionWallet; session: StoredSession; parameters: GrantParameters },
): Promise<boolean | undefined> {
  if (!api) return undefined
  const { asked, session } = parameters
  const { delegate, signAsDelegate } = parameters.parameters
  const { view } = asked
  // The service keeps sessions of keys, as AppKit's does.
  if ('address' in delegate) return false
  const { pci, expiry, permissions, contexts, app } = session
  const [context, ...others] = contexts
  const text = JSON.stringify({
    ...{ pci, expiry, signer: { type: 'keys', data: { keys: delegate.keys } }, permissions },
    ...(context !== undefined && others.length === 0 && { context }),
    project: { name: app.name, url: app.url },
  })
  const account = `${session.caipNetworkId}:${view.address.toLowerCase()}`
  try {
    const message = await sessionTexts.store({ account, pci, session: text })
    const signature = signAsDelegate
      ? await signAsDelegate(message)
      : await kit.request({ type: 'message:sign', message, view })
    await api.store({ account, session: text, signature: String(signature) }, lifetime)
    store.change(pci, { isShared: true })
    return true
  } catch {
    return false
  }
}
