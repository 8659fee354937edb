import type { KitBase } from '../kitBase.ts'
import { restoreSession } from '../restoreSession.ts'

export declare namespace reconnect {
  type ReturnType = Promise<void>
}

/**
 * Restores the sessions of an earlier visit without prompting, each namespace by itself. Never rejects: a session that
 * cannot be restored leaves its namespace disconnected.
 */
export async function reconnect(kit: KitBase): reconnect.ReturnType {
  await Promise.all([...kit.adapters.values()].map((adapter) => restoreSession(kit, adapter)))
}
