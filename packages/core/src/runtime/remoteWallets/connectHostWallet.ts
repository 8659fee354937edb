import { subscribe } from 'valtio/vanilla'
import type { Namespace } from '../../base/caip/namespace.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import type { connect } from '../actions/connect.ts'

type HostWallet = { readonly connectorId: string; readonly namespace: Namespace }

/**
 * Connects the wallet that hosts the page. Opening the app there is the visitor's consent, so no
 * click is needed. Does nothing if another wallet is connected or the visitor disconnected this one
 * before.
 */
export async function connectHostWallet(
  kit: KitBase,
  { connectorId, namespace }: HostWallet,
  ask: (parameters: connect.Parameters) => connect.ReturnType,
): Promise<void> {
  const { account, connection, connectors, options } = kit.controllers
  const memory = rememberLeaving(kit, { connectorId, namespace })
  // Adapters list newly loaded wallets within this tick.
  await new Promise((resolve) => setTimeout(resolve))
  await untilRestored(kit)
  const { enableReconnect, features } = options.state
  const isUsed = [...kit.adapters.keys()].some(
    (each) => account.get(each).status !== 'disconnected',
  )
  const isAgreed = !features?.legalCheckbox || connection.state.isLegalAccepted
  const isThere = connectors.find({ connectorId, namespace }) !== undefined
  if (isUsed || memory.isLeft() || !enableReconnect || !isAgreed || !isThere) return
  if (!kit.lifetime.aborted) await ask({ connectorId, namespace }).catch(() => undefined)
}

/** The session of an earlier visit takes precedence. */
function untilRestored(kit: KitBase): Promise<void> {
  const { account } = kit.controllers
  const isRestoring = () =>
    [...kit.adapters.keys()].some((each) => account.get(each).status === 'reconnecting')
  return new Promise((resolve) => {
    if (!isRestoring()) return resolve()
    const stop = subscribe(account.state, () => {
      if (isRestoring()) return
      stop()
      resolve()
    })
    kit.lifetime.addEventListener('abort', stop)
  })
}

/** Only a disconnect in the app ends the connection to the host. */
function rememberLeaving(
  kit: KitBase,
  { connectorId, namespace }: HostWallet,
): { isLeft: () => boolean } {
  const { account } = kit.controllers
  const { area } = kit.remoteWallets.setup
  const key = `cleat.${kit.id === 'default' ? '' : `${kit.id}.`}left-${connectorId}`
  let wasThere = false
  const follow = () => {
    const { status, connectorId: current } = account.get(namespace)
    const isThere = status === 'connected' && current === connectorId
    if (isThere) area.removeItem(key)
    else if (wasThere && status === 'disconnected') area.setItem(key, 'true')
    wasThere = isThere
  }
  kit.lifetime.addEventListener('abort', subscribe(account.state, follow, true))
  return { isLeft: () => area.getItem(key) !== null }
}
