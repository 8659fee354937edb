import { formatAddress, type Permission, type PermissionSession } from '@cleat/core'
import { toUnit } from '../../../format/toUnit.ts'
import { useLanguage } from '../../../i18n/language/useLanguage.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import type { SessionsTexts } from '../texts/en.ts'
import { type PermissionToken, usePermissionToken } from './usePermissionToken.ts'

const day = 86_400n
/** More than there can be of anything. */
const anyAmount = 2n ** 255n

/** A permission in words, with what it is of. */
export function usePermissionText(
  session: PermissionSession,
  permission: Permission,
): {
  readonly words: string
  /** What was used of it. `undefined` where no chain says. */
  readonly used: string | undefined
  /** The same, with the time that it is about. */
  readonly usedInPeriod: string | undefined
  readonly token: PermissionToken | null | undefined
} {
  const text = useText<SessionsTexts>()
  const format = useFormat()
  const { direction } = useLanguage()
  const token = usePermissionToken(session, permission)
  const toAmount = (value: bigint) => {
    const of = permission.kind === 'contract' ? '' : formatAddress(permission.token ?? '')
    if (value >= anyAmount) return text('permissions.any', { symbol: token?.symbol ?? of })
    if (token === undefined) return '…'
    // Digits of unknown size would say a wrong amount.
    if (!token) return text('permissions.unknownAmount', { token: of })
    const { decimals, symbol } = token
    return `\u2068${format.balance(value, { decimals })} ${symbol}\u2069`
  }
  const words = () => {
    switch (permission.kind) {
      case 'periodic': {
        const { unit, count } = toUnit(permission.period)
        const time = format.number(count, { style: 'unit', unit, unitDisplay: 'long' })
        const select = count === 1 ? unit : 'other'
        const amount = toAmount(permission.amount)
        return text('permissions.periodic', { amount, unit: select, time })
      }
      case 'stream': {
        const { perSecond, max } = permission
        const amount = toAmount(perSecond * day)
        return max >= anyAmount
          ? text('permissions.periodic', { amount, unit: 'day', time: '' })
          : text('permissions.stream', { amount, max: toAmount(max) })
      }
      case 'allowance':
        return text('permissions.allowance', { amount: toAmount(permission.amount) })
      default: {
        const { functions, valueLimit = 0n } = permission
        const names = format.list(functions.map((name) => `\u2068${name}\u2069`))
        return valueLimit > 0n
          ? text('permissions.callsWithValue', { names, amount: toAmount(valueLimit) })
          : text('permissions.calls', { names })
      }
    }
  }
  // Elements that find out their direction look into isolated amounts, too.
  const mark = (line: string) => (direction === 'rtl' ? `\u200f${line}` : line)
  const spent = session.used?.[session.permissions.indexOf(permission)]
  const isSpent = spent !== undefined && spent > 0n && permission.kind !== 'contract'
  const used = isSpent && token ? { amount: toAmount(spent) } : undefined
  const isTimed = permission.kind === 'periodic'
  return {
    words: mark(words()),
    used: used && text('permissions.used', used),
    usedInPeriod:
      used && mark(text(isTimed ? 'permissions.usedInPeriod' : 'permissions.used', used)),
    token,
  }
}
