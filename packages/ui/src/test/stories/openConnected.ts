import type { Kit, OpenView } from '@cleat/core'

/** Opens a view once the wallet's session is restored. */
export async function openConnected(kit: Kit, view?: OpenView): Promise<void> {
  await kit.actions.reconnect()
  void kit.actions.open({ view })
}
