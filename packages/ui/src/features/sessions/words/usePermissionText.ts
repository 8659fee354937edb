import { formatAddress, type Permission, type PermissionSession } from '@cleat/core'
import { useLanguage } from '../../../i18n/language/useLanguage.ts'
import { toTerms } from '../../../i18n/permission/toTerms.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import type { SessionsTexts } from '../texts/en.ts'
import { type PermissionToken, usePermissionToken } from './usePermissionToken.ts'

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
  const toAmount = (value: bigint | 'any') => {
    const of = permission.kind === 'contract' ? '' : formatAddress(permission.token ?? '')
    if (value === 'any') return text('permissions.any', { symbol: token?.symbol ?? of })
    if (token === undefined) return '…'
    // Digits of unknown size would say a wrong amount.
    if (!token) return text('permissions.unknownAmount', { token: of })
    const { decimals, symbol } = token
    return `\u2068${format.balance(value, { decimals })} ${symbol}\u2069`
  }
  const words = () => {
    const { name, values } = toTerms(permission, { format, toAmount })
    return text(`permissions.${name}`, values)
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
