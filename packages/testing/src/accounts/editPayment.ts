import { type Address, encodeFunctionData, erc20Abi } from 'viem'
import { readPayment } from './readPayment.ts'
import type { AccountCall } from './walletAccount.ts'

/** A payment of coins or of a token (ERC-20) to another receiver, or of another amount. */
export function editPayment(
  call: AccountCall,
  change: { to?: Address | undefined; amount?: bigint | undefined },
): AccountCall {
  const payment = readPayment(call)
  const { to = payment.to, amount = payment.amount } = change
  if (!payment.isToken) return { ...call, to, value: amount }
  const args = [to, amount] as const
  return { ...call, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args }) }
}
