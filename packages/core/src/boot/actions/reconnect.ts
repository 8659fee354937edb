import type { KitBase } from '../kitBase.ts'
import { restoreSession } from '../restoreSession.ts'

export declare namespace reconnect {
  type ReturnType = Promise<void>
}

/**
 * Restores the sessions of an earlier visit without a prompt, each namespace independently. Never
 * rejects: a namespace whose session cannot be restored stays disconnected.
 */
export async function reconnect(kit: KitBase): reconnect.ReturnType {
  await Promise.all([...kit.adapters.values()].map((adapter) => restoreSession(kit, adapter)))
}
