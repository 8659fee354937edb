import { entryPoints } from '../../follow/entryPoints.ts'
import type { TraceFrame } from '../../follow/traceFrame.ts'
import type { EvmTransfer } from '../prepare/toTransfer.ts'

/**
 * What an account's calls prove of a payment in coins: `paid` if it sent the receiver exactly the
 * amount in sum, `altered` if its coins went elsewhere or in another amount. `undefined` if it sent
 * none.
 */
export function readCoinProof(
  calls: readonly TraceFrame[],
  { transfer, paymaster }: { transfer: EvmTransfer; paymaster?: string | undefined },
): 'paid' | 'altered' | undefined {
  const [payer, receiver] = [transfer.from, transfer.to].map((address) => address.toLowerCase())
  const sent = calls.filter(({ value }) => value > 0n)
  const sum = sent
    .filter(({ to }) => to === receiver)
    .reduce((total, { value }) => total + value, 0n)
  if (sum === transfer.amount) return 'paid'
  if (sum > 0n) return 'altered'
  // What an operation pays for its execution is no payment.
  const isFee = (to: string) => to === payer || to === paymaster || entryPoints.has(to)
  return sent.some(({ to }) => !isFee(to)) ? 'altered' : undefined
}
