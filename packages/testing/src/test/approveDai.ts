import { localExchange } from '@cleat/localnet'
import { type Address, encodeFunctionData, erc20Abi, type Hex } from 'viem'

const { DAI } = localExchange.tokens

/** An approval of DAI, as a call. */
export function approveDai(spender: Address, amount: bigint): { to: Address; data: Hex } {
  const args = [spender, amount] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
  return { to: DAI.address, data }
}
