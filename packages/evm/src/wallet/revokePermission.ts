import { withTimeout } from '@cleat/core/adapter'
import type { GuardedProvider } from '../provider/guardProvider.ts'

/** Milliseconds for the answer. Some wallets do not support the method, and some never answer. */
const timeoutMs = 300

/**
 * Asks a wallet to revoke the permission to see accounts. Resolves after 300 ms at the latest, and
 * never rejects: some wallets do not support it.
 * @see EIP-2255, MIP-2
 */
export async function revokePermission(provider: Pick<GuardedProvider, 'request'>): Promise<void> {
  const permission = { method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] }
  await withTimeout(() => provider.request(permission), timeoutMs)
}
