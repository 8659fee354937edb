import type { EvmCall } from '../calls/evmCall.ts'
import { balanceCheckHead } from './balanceCheckHead.ts'

/** Whether a call lets a guard check a balance. */
export function isBalanceCheck({ to, data }: EvmCall, guard: string | undefined): boolean {
  return to.toLowerCase() === guard && data.startsWith(balanceCheckHead)
}
