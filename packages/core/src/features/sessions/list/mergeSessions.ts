import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import { toPlainText } from '../../../base/text/toPlainText.ts'
import { isSameAddress } from '../../../contract/adapter/isSameAddress.ts'
import type { GrantedPermission } from '../../../contract/permissions/grantedPermission.ts'
import type { ListedSession } from '../service/createSessionsApi.ts'
import type { SessionWallet } from '../state/getWallet.ts'
import type { PermissionSession } from '../state/permissionSession.ts'
import type { SessionsContext } from '../state/sessionsContext.ts'
import type { StoredSession } from '../store/storedSession.ts'
import type { ChainStates } from './readChainStates.ts'
import { toChainFacts } from './toChainFacts.ts'
import { toStatus } from './toStatus.ts'

type Sources = {
  readonly wallet: SessionWallet
  /** What the wallet says. `undefined` if it keeps no list. */
  readonly granted: readonly GrantedPermission[] | undefined
  /** What the chains have, by context. */
  readonly states: ChainStates
  /** What the service says. */
  readonly listed: readonly ListedSession[] | undefined
}

/** Puts together what this browser, the wallet and the service know of the account in use. */
export function mergeSessions(
  context: SessionsContext,
  sources: Sources,
): readonly PermissionSession[] {
  const { internal } = context
  const { wallet, granted = [], listed = [] } = sources
  const own = listOwn(context, wallet)
  const contexts = new Set(own.flatMap((one) => one.contexts))
  const known = new Set(own.map(({ pci }) => pci))
  const sessions = [
    ...own.map((one) => toOwn(context, sources, one)),
    ...listed.filter(({ pci }) => !known.has(pci)).map((one) => toListed(context, sources, one)),
    ...granted
      .filter(({ context: id }) => !contexts.has(id))
      .map((one) => toForeign(context, sources, one)),
    ...[...internal.ended.values()].filter(
      ({ pci }) => !known.has(pci) && !granted.some((one) => pci === `wallet:${one.context}`),
    ),
  ]
  return sessions
    .filter((one) => one !== undefined)
    .sort((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0))
}

/** What this browser keeps of the account in use. */
export function listOwn(
  { kit, store }: SessionsContext,
  { view: { namespace, address } }: SessionWallet,
): readonly StoredSession[] {
  return store.list().filter((one) => isSameAddress(kit, namespace, one.address, address))
}

const getNow = () => Date.now() / 1000

function toOwn(
  { store, internal }: SessionsContext,
  { wallet, granted, listed, states }: Sources,
  stored: StoredSession,
): PermissionSession | undefined {
  const { pci, contexts, connectorId, permissions, expiry } = stored
  const { adapter } = wallet
  const read = permissions.map(adapter.read).filter((one) => one !== undefined)
  if (read.length !== permissions.length) return undefined
  const isOfWallet = connectorId === wallet.connectorId && contexts.length > 0
  const ids = granted?.map(({ context }) => context)
  const isListed = isOfWallet && ids ? contexts.some((id) => ids.includes(id)) : undefined
  const revocation = internal.revocations.get(pci) ?? stored.revocation
  const isEndTold = listed?.find((one) => one.pci === pci)?.revokedAt !== undefined
  const { onChain, used } = toChainFacts(states, contexts)
  const facts = { onChain, isListed, expiry, revocation, isEndTold, now: getNow() }
  const status = toStatus({ ...facts, revokedAt: stored.revokedAt })
  let { revokedAt } = stored
  if (status === 'revoked' && revokedAt === undefined) {
    revokedAt = Math.floor(getNow())
    store.change(pci, { revokedAt })
  } else if (status !== 'revoked' && isProven({ isListed, onChain }) && revokedAt !== undefined) {
    revokedAt = undefined
    store.change(pci, { revokedAt })
  }
  const { address, caipNetworkId, app, createdAt, delegate, enforcer, callLimit, broader } = stored
  return {
    ...{ pci, address, caipNetworkId, app, createdAt, expiry, delegate, enforcer, callLimit },
    ...{ permissions: read, status, revokedAt, broader, revocation, onChain },
    ...(used.length === read.length && { used }),
  }
}

/** What was granted in another browser. Its context is known to the wallet alone. */
function toListed(
  { internal }: SessionsContext,
  { wallet }: Sources,
  one: ListedSession,
): PermissionSession | undefined {
  const { pci, project, createdAt, expiry, revokedAt } = one
  const read = one.permissions.map(wallet.adapter.read).filter((each) => each !== undefined)
  if (read.length === 0 || read.length !== one.permissions.length) return undefined
  const { address, caipNetworkId } = wallet.view
  const revocation = internal.revocations.get(pci)
  const isEndTold = revokedAt !== undefined
  const facts = {
    onChain: undefined,
    isListed: undefined,
    expiry,
    revocation,
    isEndTold,
    now: getNow(),
  }
  return {
    ...{ pci, address, caipNetworkId, createdAt, expiry, revocation, permissions: read },
    app: { name: toPlainText(project.name, 40), url: project.url },
    delegate: '',
    status: toStatus({ ...facts, revokedAt: undefined }),
  }
}

/** What only the wallet knows. */
function toForeign(
  { kit, internal }: SessionsContext,
  { wallet, states }: Sources,
  one: GrantedPermission,
): PermissionSession {
  const { context, permission, expiry, to: delegate, enforcer, callLimit } = one
  const pci = `wallet:${context}`
  internal.contexts.set(pci, [context])
  const { name, url } = kit.controllers.options.state.metadata
  const revocation = internal.revocations.get(pci)
  const { onChain, used } = toChainFacts(states, [context])
  const facts = { onChain, isListed: true, expiry, revocation, isEndTold: false, now: getNow() }
  return {
    ...{ pci, expiry, delegate, enforcer, callLimit, revocation, permissions: [permission] },
    ...{ onChain, used },
    address: wallet.view.address,
    caipNetworkId: one.caipNetworkId as CaipNetworkId,
    app: { name, url },
    status: toStatus({ ...facts, revokedAt: undefined }),
  }
}

/** Whether wallet or chain say that it is there, whatever was proven before. */
function isProven(facts: Pick<Parameters<typeof toStatus>[0], 'isListed' | 'onChain'>): boolean {
  return facts.isListed === true || facts.onChain === 'active'
}
