import { subscribe } from 'valtio/vanilla'
import type { KitBase } from '../../boot/kitBase.ts'
import type { connect } from '../actions/connect.ts'

const connectorId = 'safe'
const namespace = 'eip155'

/**
 * Within a Safe there is one wallet to choose, and the visitor chose it by opening the app there. It is connected without
 * being asked for, unless something else is, or the visitor left it before.
 */
export async function connectSafe(
  kit: KitBase,
  ask: (parameters: connect.Parameters) => connect.ReturnType,
): Promise<void> {
  const { account, connection, connectors, options } = kit.controllers
  const memory = rememberLeaving(kit)
  // Adapters list a way that has just been loaded in their own time, which is this tick.
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

/** The session of an earlier visit comes first. */
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

/** Nobody but the visitor, by the app, ends the connection to the Safe around it. */
function rememberLeaving(kit: KitBase): { isLeft: () => boolean } {
  const { account } = kit.controllers
  const { area } = kit.remoteWallets.setup
  const key = `cleat.${kit.id === 'default' ? '' : `${kit.id}.`}left-safe`
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
