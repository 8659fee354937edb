import type { AccountType } from '../../contract/auth/accountType.ts'

export function isAccountType(type: unknown): type is AccountType {
  return type === 'eoa' || type === 'smartAccount'
}
