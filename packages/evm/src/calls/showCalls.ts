import type { AdapterFeatures } from '@cleat/core/adapter'
import type { AskWallet } from './wallet/askWallet.ts'

/** Asks the wallet to show a batch. @see EIP-5792 */
export async function showCalls(
  ask: AskWallet,
  { id, connectorId }: Parameters<AdapterFeatures['calls:show']>[0],
): Promise<void> {
  await ask({ method: 'wallet_showCallsStatus', params: [id], connectorId })
}
