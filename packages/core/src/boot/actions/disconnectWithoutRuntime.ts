import type { Namespace } from '../../base/caip/namespace.ts'
import type { KitBase } from '../kitBase.ts'

/** Ends connections where the runtime cannot be loaded: a visitor who is offline can leave all the same. Never rejects. */
export async function disconnectWithoutRuntime(
  kit: KitBase,
  { namespace: wanted }: { namespace?: Namespace | undefined } = {},
): Promise<void> {
  if (kit.lifetime.aborted) return
  for (const adapter of kit.adapters.values()) {
    const { namespace } = adapter
    if (wanted !== undefined && wanted !== namespace) continue
    // What it answers is of no matter: the kit leaves the wallet.
    void adapter.disconnect().catch(() => undefined)
    kit.controllers.account.reset(namespace)
    kit.controllers.network.restore(namespace)
  }
}
