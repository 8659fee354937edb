import type { Address } from 'viem'
import type { AccountCall } from './walletAccount.ts'

const transferCall = /^0xa9059cbb0{24}([0-9a-f]{40})([0-9a-f]{64})$/i

/** What a call pays, in coins or in the token that is called (ERC-20). */
export function readPayment(call: AccountCall): {
  readonly isToken: boolean
  readonly to: Address
  readonly amount: bigint
} {
  const [, to, amount] = transferCall.exec(call.data) ?? []
  if (!to || !amount) return { isToken: false, to: call.to, amount: call.value }
  return { isToken: true, to: `0x${to}`, amount: BigInt(`0x${amount}`) }
}
