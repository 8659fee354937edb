import { ref } from 'valtio/vanilla'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { toCleatError } from '../../../base/errors/toCleatError.ts'
import { isSameAddress } from '../../../contract/adapter/isSameAddress.ts'
import type { GrantedPermission } from '../../../contract/permissions/grantedPermission.ts'
import { listSessions } from '../list/listSessions.ts'
import { getWallet, type SessionWallet } from '../state/getWallet.ts'
import type { SessionsContext } from '../state/sessionsContext.ts'
import type { Grant, GrantParameters } from '../state/sessionsController.ts'
import type { StoredSession } from '../store/storedSession.ts'
import { checkGrant } from './checkGrant.ts'
import { findBroader } from './findBroader.ts'
import { shareSession } from './shareSession.ts'
import { showCreated } from './showCreated.ts'

/**
 * Asks the wallet for permissions. What it granted beyond them is kept, so that it can be revoked,
 * and not given to the app.
 */
export async function grant(context: SessionsContext, parameters: GrantParameters): Promise<Grant> {
  const { kit, state } = context
  if (state.granting.status === 'asking' || state.granting.status === 'storing') {
    const { connectedWalletInfo } = kit.controllers.account.get(
      kit.controllers.network.state.activeNamespace,
    )
    const wallet = connectedWalletInfo?.name ?? 'The wallet'
    throw new CleatError('CONNECTION_PENDING', { context: { wallet } })
  }
  state.granting = { status: 'asking' }
  let pci: string | undefined
  try {
    const asked = await getWallet(kit)
    const granted = await ask(context, asked, parameters)
    const session = keep(context, asked, { parameters, granted })
    pci = session.pci
    if (session.broader !== undefined) {
      const { wallet } = asked.view
      throw new CleatError('PERMISSION_BROADER_THAN_ASKED', {
        context: { wallet, field: session.broader },
      })
    }
    const { caipNetworkId } = session
    kit.controllers.events.track('SESSION_GRANTED', {
      network: caipNetworkId,
      kinds: [...new Set(granted.map(({ permission }) => permission.kind))],
    })
    state.granting = { status: 'storing', pci }
    const isStored = await shareSession(context, { asked, session, parameters })
    state.granting = { status: 'success', pci, isStored }
    await listSessions(context).catch(() => undefined)
    if (parameters.isShown ?? kit.options.features?.smartSessions) showCreated(kit, pci)
    return { pci, granted }
  } catch (cause) {
    const error = toCleatError(cause, 'WALLET_ERROR', {
      context: { wallet: 'The wallet', method: 'permissions' },
    })
    state.granting = { status: 'failed', error: ref(error), ...(pci !== undefined && { pci }) }
    if (pci !== undefined) await listSessions(context).catch(() => undefined)
    throw error
  }
}

function isSameAs({ kit }: SessionsContext, { view }: SessionWallet) {
  return (one: string, other: string) => isSameAddress(kit, view.namespace, one, other)
}

async function ask(
  context: SessionsContext,
  asked: SessionWallet,
  parameters: GrantParameters,
): Promise<readonly GrantedPermission[]> {
  const { adapter, view, wallet, network } = asked
  const isSame = isSameAs(context, asked)
  checkGrant(parameters, (address) => isSame(address, view.address))
  const { permissions, delegate, expiry, callLimit } = parameters
  if (isSame(adapter.nameDelegate(delegate), view.address))
    throw new CleatError('PERMISSION_INVALID', {
      context: { field: 'delegate', reason: 'is the account itself' },
    })
  const request = { network, account: view.address, delegate, permissions, expiry, callLimit }
  return adapter.grant({ wallet, request })
}

/** Stores what the wallet granted. */
function keep(
  context: SessionsContext,
  asked: SessionWallet,
  { parameters, granted }: { parameters: GrantParameters; granted: readonly GrantedPermission[] },
): StoredSession {
  const { kit, store } = context
  const { adapter, view, network, connectorId } = asked
  const { name, url } = kit.controllers.options.state.metadata
  const askedAt = Math.floor(Date.now() / 1000)
  const broader = findBroader(
    {
      ...{ caipNetworkId: network.caipNetworkId, account: view.address, askedAt },
      ...{ to: adapter.nameDelegate(parameters.delegate), expiry: parameters.expiry },
      ...{ permissions: parameters.permissions, callLimit: parameters.callLimit },
    },
    granted,
    isSameAs(context, asked),
  )
  const session: StoredSession = {
    pci: crypto.randomUUID(),
    ...{ address: view.address, caipNetworkId: network.caipNetworkId, connectorId },
    app: { name: name.slice(0, 80) || 'App', url: url.slice(0, 300) },
    createdAt: askedAt,
    expiry: Math.max(...granted.map(({ expiry }) => expiry)),
    delegate: granted[0]?.to ?? '',
    enforcer: granted[0]?.enforcer,
    permissions: granted.map(({ permission }) => adapter.write(permission)),
    callLimit: granted[0]?.callLimit,
    contexts: [...new Set(granted.map(({ context }) => context))],
    ...(broader !== undefined && { broader }),
  }
  store.add(session)
  return session
}
