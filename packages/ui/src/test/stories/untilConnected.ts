import type { Kit, Namespace } from '@cleat/core'

const longestMs = 3000

/** Waits until the session of an earlier visit is back. */
export async function untilConnected(kit: Kit, namespace: Namespace = 'eip155'): Promise<void> {
  const end = Date.now() + longestMs
  while (kit.controllers.account.get(namespace).status !== 'connected' && Date.now() < end)
    await new Promise((done) => setTimeout(done, 10))
}
