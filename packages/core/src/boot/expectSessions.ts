import { toWalletsKey } from '../contract/walletAdapter/toWalletsKey.ts'
import type { KitBase } from './kitBase.ts'

/**
 * Shows that the sessions of an earlier visit are being restored on namespaces whose adapter comes
 * with the runtime.
 * @returns ends that where no adapter came
 */
export function expectSessions(kit: KitBase): () => void {
  const { account } = kit.controllers
  const { area } = kit.remoteWallets.setup
  const lacksAdapter = (namespace: string) => !kit.adapters.has(namespace)
  const expected = Object.keys(account.state)
    .filter(lacksAdapter)
    .filter((namespace) => area.getItem(toWalletsKey(kit.id, namespace)))
  for (const namespace of expected) account.setStatus(namespace, 'reconnecting')
  return () => expected.filter(lacksAdapter).forEach(account.reset)
}
