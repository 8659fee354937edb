import type { Address } from 'viem'
import type { SourceQuote, SwapCall } from '../source/sourceQuote.ts'

export const router = '0x00000000000000000000000000000000000C0De1' as Address

/** A quote that passes every check, an hour long. */
export function createQuote(parts: Partial<SourceQuote> = {}): SourceQuote {
  return {
    toAmount: 1_000n,
    minToAmount: 990n,
    router,
    spender: router,
    gas: 100_000n,
    fees: [],
    expiresAt: Date.now() + 3_600_000,
    ...parts,
  }
}

export function createCall(parts: Partial<Extract<SwapCall, { type: 'evm' }>> = {}): SwapCall {
  return { type: 'evm', to: router, data: '0x38ed1739aa', value: 0n, ...parts }
}
