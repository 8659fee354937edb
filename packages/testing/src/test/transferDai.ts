import { localExchange } from '@cleat/localnet'
import { type Address, encodeFunctionData, erc20Abi, type Hex } from 'viem'

const { DAI } = localExchange.tokens

/** A transfer of DAI, as a call. */
export function transferDai(receiver: Address, amount: bigint): { to: Address; data: Hex } {
  const args = [receiver, amount] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
  return { to: DAI.address, data }
}
