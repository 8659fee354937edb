import { isRecord } from './isRecord.ts'

const sessionNames = ['pci', 'permissionsContext', 'permissionContext', 'context']

/**
 * What `wallet_revokePermissions` is to end: the access to accounts (EIP-2255), or a permission of
 * ERC-7715 in its form of 2024. `mixed` names both, which wallets would understand in different
 * ways.
 */
export function readRevocation(params: unknown): 'account' | 'session' | 'mixed' {
  const list: readonly unknown[] = Array.isArray(params) ? params : [params]
  const kinds = list.flatMap((one) => {
    if (typeof one === 'string') return ['session'] as const
    if (!isRecord(one)) return []
    const isSession = sessionNames.some((name) => name in one)
    const isAccount = Object.keys(one).some((name) => /^(?:eth|wallet|endowment)[_:]/.test(name))
    if (isSession && isAccount) return ['mixed'] as const
    return [isSession ? 'session' : 'account'] as const
  })
  const [first = 'account', ...others] = kinds
  return others.every((kind) => kind === first) ? first : 'mixed'
}
