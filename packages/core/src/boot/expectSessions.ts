import { toWalletsKey } from '../contract/walletAdapter/toWalletsKey.ts'
import type { KitBase } from './kitBase.ts'

/**
 * Shows that the sessions of an earlier visit are being restored on namespaces whose adapter comes
 * with the runtime.
 */
export function expectSessions(kit: KitBase): void {
  const { account, options } = kit.controllers
  const { area } = kit.remoteWallets.setup
  for (const namespace of listMissing(kit))
    if (options.state.enableReconnect && area.getItem(toWalletsKey(kit.id, namespace)))
      account.setStatus(namespace, 'reconnecting')
}

/** Ends that where no adapter came. */
export function endExpectation(kit: KitBase): void {
  for (const namespace of listMissing(kit)) kit.controllers.account.reset(namespace)
}

function listMissing(kit: KitBase): readonly string[] {
  return Object.keys(kit.controllers.account.state).filter((name) => !kit.adapters.has(name))
}
