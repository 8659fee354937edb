import type { GrantedPermission } from '../../../contract/permissions/grantedPermission.ts'
import type { Permission } from '../../../contract/permissions/permission.ts'

/** What was asked for, as answers are compared with it. */
export type AskedGrant = {
  readonly caipNetworkId: string
  readonly account: string
  /** As the adapter names it. */
  readonly to: string
  readonly expiry: number
  readonly callLimit?: number | undefined
  readonly permissions: readonly Permission[]
  /** When it was asked for, in seconds. */
  readonly askedAt: number
}

/**
 * What a wallet widened: the name of the field, or `undefined` if it granted no more than was asked
 * for. A permission of another kind, or for another token, was not asked for.
 * @param isSame whether two addresses are the same
 */
export function findBroader(
  asked: AskedGrant,
  granted: readonly GrantedPermission[],
  isSame: (one: string, other: string) => boolean,
): string | undefined {
  const left = [...asked.permissions]
  for (const one of granted) {
    if (one.caipNetworkId !== asked.caipNetworkId) return 'chain'
    if (one.account !== undefined && !isSame(one.account, asked.account)) return 'account'
    if (!isSame(one.to, asked.to)) return 'delegate'
    if (!one.isEnforcerKnown) return 'enforcer'
    if (one.expiry > asked.expiry) return 'expiry'
    if (isMore(one.callLimit, asked.callLimit)) return 'callLimit'
    const found = left.map((each) => compare(each, one.permission, asked.askedAt, isSame))
    const at = found.indexOf(undefined)
    if (at < 0) return found.find((field) => field !== 'permission') ?? 'permission'
    left.splice(at, 1)
  }
  return undefined
}

/** `permission` if they are about different things. */
function compare(
  asked: Permission,
  granted: Permission,
  askedAt: number,
  isSame: (one: string, other: string) => boolean,
): string | undefined {
  if (asked.kind === 'contract' || granted.kind === 'contract') {
    if (asked.kind !== 'contract' || granted.kind !== 'contract') return 'permission'
    if (!isSame(asked.contract, granted.contract)) return 'permission'
    if (!granted.functions.every((name) => asked.functions.includes(name))) return 'functions'
    return (granted.valueLimit ?? 0n) > (asked.valueLimit ?? 0n) ? 'valueLimit' : undefined
  }
  if (asked.kind !== granted.kind) return 'permission'
  const isSameToken =
    asked.token === granted.token ||
    (asked.token !== undefined && granted.token !== undefined && isSame(asked.token, granted.token))
  if (!isSameToken) return 'permission'
  const start = asked.startTime ?? askedAt - clockDrift
  if (granted.startTime !== undefined && granted.startTime < start) return 'startTime'
  if (asked.kind === 'periodic' && granted.kind === 'periodic') {
    if (granted.amount > asked.amount) return 'amount'
    return granted.period < asked.period ? 'period' : undefined
  }
  if (asked.kind === 'allowance' && granted.kind === 'allowance')
    return granted.amount > asked.amount ? 'amount' : undefined
  if (asked.kind !== 'stream' || granted.kind !== 'stream') return 'permission'
  const names = ['perSecond', 'initial', 'max'] as const
  return names.find((name) => granted[name] > asked[name])
}

/** Seconds by which the clocks of two devices differ. */
const clockDrift = 300

function isMore(granted: number | undefined, asked: number | undefined): boolean {
  if (asked === undefined) return false
  return granted === undefined || granted > asked
}
