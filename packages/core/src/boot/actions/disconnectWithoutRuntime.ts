import type { Namespace } from '../../base/caip/namespace.ts'
import type { KitBase } from '../kitBase.ts'

/**
 * Ends connections without the runtime, so that an offline visitor can disconnect. Never rejects.
 */
export async function disconnectWithoutRuntime(
  kit: KitBase,
  { namespace: wanted }: { namespace?: Namespace | undefined } = {},
): Promise<void> {
  if (kit.lifetime.aborted) return
  for (const adapter of kit.adapters.values()) {
    const { namespace } = adapter
    if (wanted !== undefined && wanted !== namespace) continue
    // The wallet's answer is ignored.
    void adapter.disconnect().catch(() => undefined)
    kit.controllers.account.reset(namespace)
    kit.controllers.network.restore(namespace)
  }
}
