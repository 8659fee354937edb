import type { ConnectionAccount } from '@cleat/core'

/** Whether the wallet says that the address is a smart account. */
export function isSmartAccount(accounts: readonly ConnectionAccount[], address: string): boolean {
  return accounts.some((one) => one.address === address && one.type === 'smartAccount')
}
