import type { PeerContext } from './createPeerContext.ts'
import { emitEvent } from './emitEvent.ts'
import { notifyFamily } from './notifyFamily.ts'
import type { PeerSession } from './peerSession.ts'
import { grantedNamespaces, type SessionGrant } from './sessionGrant.ts'

export type UpdateSessionParameters = {
  context: PeerContext
  session: PeerSession
  /** The new grant. */
  grant: SessionGrant
}

/** Updates a session's grant and sends the events of the change. Sends nothing without a change. */
export async function updateSession(parameters: UpdateSessionParameters): Promise<void> {
  const { context, session, grant } = parameters
  const namespaces = grantedNamespaces(grant)
  if (isSame(namespaces, grantedNamespaces(session))) return
  await context.client.walletKit.updateSession({ topic: session.topic, namespaces })
  await notifyEip155(parameters)
  for (const family of context.families) {
    const given = grant.families[family.namespace]
    const had = session.families[family.namespace]
    if (given && !isSame(given.accounts, had?.accounts))
      await notifyFamily({ context, topic: session.topic, family, grant: given })
  }
}

async function notifyEip155({ context, session, grant }: UpdateSessionParameters): Promise<void> {
  const { core } = context.client
  const { topic } = session
  const [chainId] = grant.chains
  if (chainId === undefined) return
  const chain = `eip155:${chainId}`
  if (chainId !== session.chains[0]) {
    await emitEvent({ ...{ core, topic, chain }, name: 'chainChanged', data: chainId })
  }
  if (!isSame(grant.accounts, session.accounts)) {
    const data = grant.accounts.map((account) => `${chain}:${account}`)
    await emitEvent({ ...{ core, topic, chain }, name: 'accountsChanged', data })
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
