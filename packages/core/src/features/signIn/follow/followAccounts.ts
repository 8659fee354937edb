import { subscribe } from 'valtio/vanilla'
import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { Namespace } from '../../../base/caip/namespace.ts'
import { loadSignInPreview } from '../../../runtime/requests/loadSignInPreview.ts'
import type { SignInContext } from '../state/signInContext.ts'
import { toSignInKey } from '../state/toSignInKey.ts'
import { askLater } from './askLater.ts'
import { takeAccount } from './takeAccount.ts'
import { takeDisconnection } from './takeDisconnection.ts'
import { takeNetwork } from './takeNetwork.ts'

/** What was last seen of a namespace. */
type Seen = { readonly address: string; readonly caipNetworkId: CaipNetworkId }

/**
 * Follows the connected accounts: a wallet that was connected, an account or a network that
 * changed, a connection that ended.
 * @returns stops it
 */
export function followAccounts(context: SignInContext): () => void {
  const { kit, siwx, internal } = context
  const { account, connection, network } = kit.controllers
  const seen = new Map<Namespace, Seen>()
  const statuses = new Map<Namespace, string>()

  const look = () => {
    for (const namespace of Object.keys(account.state)) {
      const { status, address } = account.get(namespace)
      const caipNetworkId = network.get(namespace)?.caipNetwork.caipNetworkId
      const before = seen.get(namespace)
      const previous = statuses.get(namespace)
      statuses.set(namespace, status)
      if (status === 'disconnected' && before) {
        seen.delete(namespace)
        takeDisconnection(context, { key: toSignInKey({ namespace, address: before.address }) })
      }
      if (status !== 'connected' || !address || !caipNetworkId) continue
      seen.set(namespace, { address, caipNetworkId })
      if (!before || before.address !== address) {
        const isByVisitor = before === undefined && isJustConnected(namespace, previous)
        takeAccount(context, { namespace, before: before?.address, isByVisitor })
      } else if (before.caipNetworkId !== caipNetworkId) takeNetwork(context, { namespace })
    }
    // A network that the app lacks may have been left.
    if (siwx.policy)
      for (const namespace of [...internal.later.keys()]) askLater(context, { namespace })
  }

  /** An earlier session that comes back is no question. */
  const isJustConnected = (namespace: Namespace, previous: string | undefined) => {
    const { flow } = connection.state
    return (
      previous === 'connecting' ||
      (flow.status !== 'idle' && flow.namespace === namespace && previous !== 'reconnecting')
    )
  }

  /** What the message says is fetched while the wallet shows its own question, and what reads it. */
  const prefetch = () => {
    if (connection.state.flow.status !== 'pending') return
    siwx.prepare?.().catch(() => undefined)
    Promise.resolve(loadSignInPreview(kit)).catch(() => undefined)
  }
  const stops = [
    subscribe(account.state, look, true),
    subscribe(network.state, look, true),
    subscribe(connection.state, prefetch, true),
  ]
  look()
  prefetch()
  return () => {
    for (const stop of stops) stop()
  }
}
