import type { TransferAdapter } from '@cleat/core/adapter'
import type { createTransfers } from './transfers/createTransfers.ts'

/** What the chains can do with money, which is much code. */
export async function loadTransfers(
  parameters: Parameters<typeof createTransfers>[0],
): Promise<TransferAdapter> {
  return (await import('./transfers/createTransfers.ts')).createTransfers(parameters)
}
