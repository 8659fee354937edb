import { CleatError } from '../../../base/errors/cleatError.ts'
import type { Permission } from '../../../contract/permissions/permission.ts'
import type { GrantParameters } from '../state/sessionsController.ts'

const most = 16
/** In seconds. */
const longest = 366 * 24 * 60 * 60
const shortestPeriod = 60
/** What contracts read as no limit. */
const unlimited = 2n ** 256n - 1n

/**
 * Checks what an app asks for, before a wallet sees it: everything has an end and a limit.
 * @param parameters.isAccount whether an address is the account that is asked
 * @throws `PERMISSION_INVALID`
 */
export function checkGrant(
  { permissions, delegate, expiry, callLimit }: GrantParameters,
  isAccount: (address: string) => boolean,
): void {
  const now = Date.now() / 1000
  if (!Number.isSafeInteger(expiry)) refuse('expiry', 'has to be whole seconds since the epoch')
  if (expiry > now * 100) refuse('expiry', 'is in milliseconds, and has to be in seconds')
  if (expiry <= now) refuse('expiry', 'has passed')
  if (expiry > now + longest) refuse('expiry', 'is more than a year away')
  if (permissions.length === 0) refuse('permissions', 'names none')
  if (permissions.length > most) refuse('permissions', `names more than ${most}`)
  if (callLimit !== undefined && !(Number.isSafeInteger(callLimit) && callLimit > 0))
    refuse('callLimit', 'has to be a whole number above 0')
  if ('address' in delegate ? !delegate.address : delegate.keys.length === 0)
    refuse('delegate', 'names no account and no key')
  if ('address' in delegate && isAccount(delegate.address))
    refuse('delegate', 'is the account itself')
  permissions.forEach(checkPermission)
}

function checkPermission(permission: Permission, at: number): void {
  const field = (name: string) => `permissions[${at}].${name}`
  const checkAmount = (name: string, amount: bigint, least = 1n) => {
    if (amount < least) refuse(field(name), 'has to be above 0')
    if (amount >= unlimited) refuse(field(name), 'is without a limit')
  }
  switch (permission.kind) {
    case 'periodic':
      checkAmount('amount', permission.amount)
      if (!(Number.isSafeInteger(permission.period) && permission.period >= shortestPeriod))
        refuse(field('period'), `has to be at least ${shortestPeriod} seconds`)
      return
    case 'allowance':
      return checkAmount('amount', permission.amount)
    case 'stream':
      checkAmount('perSecond', permission.perSecond)
      checkAmount('initial', permission.initial, 0n)
      return checkAmount('max', permission.max)
    default:
      // A delegation without a target could call anything.
      if (permission.functions.length === 0) refuse(field('functions'), 'names none')
      return checkAmount('valueLimit', permission.valueLimit ?? 0n, 0n)
  }
}

function refuse(field: string, reason: string): never {
  throw new CleatError('PERMISSION_INVALID', { context: { field, reason } })
}
