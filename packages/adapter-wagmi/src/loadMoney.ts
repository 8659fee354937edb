import type { ChainMoney } from '@cleat/core/adapter'
import type { createMoney } from './money/createMoney.ts'

/** What the chains can do with money, which is much code. */
export async function loadMoney(
  parameters: Parameters<typeof createMoney>[0],
): Promise<ChainMoney> {
  return (await import('./money/createMoney.ts')).createMoney(parameters)
}
