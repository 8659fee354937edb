import { tokenCalls } from '../../abi/tokenCalls.ts'
import type { EvmCall } from './evmCall.ts'

/** Writes the call that lets a spender take an amount of a token. */
export function writeApproval(parameters: {
  token: string
  spender: string
  amount: bigint
}): EvmCall {
  const { token, spender, amount } = parameters
  return { to: token, data: tokenCalls.approve(spender, amount), value: 0n }
}
