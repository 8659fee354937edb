import type { PeerContext } from './createPeerContext.ts'
import { emitEvent } from './emitEvent.ts'
import { type PeerSession, readPeerSession } from './peerSession.ts'
import { grantedNamespaces, type SessionGrant } from './sessionGrant.ts'

/** Tells every app the wallet's chain and account, and grants what it did not have. Nothing new, nothing sent. */
export async function announceChange(context: PeerContext): Promise<void> {
  const structs = Object.values(context.client.walletKit.getActiveSessions())
  await Promise.all(structs.map((struct) => announceTo(context, readPeerSession(struct))))
  context.onChange()
}

async function announceTo(context: PeerContext, session: PeerSession): Promise<void> {
  const { client, state, active } = context
  const { core, walletKit } = client
  const { topic } = session
  const grant: SessionGrant = {
    ...session,
    chains: first(state.chain.id, session.chains),
    accounts: first(active(), session.accounts),
  }
  const isOtherChain = grant.chains[0] !== session.chains[0]
  const isOtherAccount = grant.accounts[0] !== session.accounts[0]
  if (!isOtherChain && !isOtherAccount) return
  await walletKit.updateSession({ topic, namespaces: grantedNamespaces(grant) })
  const chainId = state.chain.id
  if (isOtherChain) {
    await emitEvent({ ...{ core, topic, chainId }, name: 'chainChanged', data: chainId })
  }
  if (isOtherAccount) {
    const data = grant.accounts.map((account) => `eip155:${chainId}:${account}`)
    await emitEvent({ ...{ core, topic, chainId }, name: 'accountsChanged', data })
  }
}

function first<item>(item: item, list: readonly item[]): readonly item[] {
  return [item, ...list.filter((other) => other !== item)]
}
