import type { Hex } from '../base/hex.ts'
import { library } from '../library/viemCodec.ts'

const { encodeFunctionData, erc20Abi } = library

/** The calls of a token, as viem writes them. Addresses are not checked. @see ERC-20 */
export const tokenCalls = {
  balanceOf: (account: string): Hex =>
    encodeFunctionData({
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [toPlain(account)],
    }),
  allowance: (account: string, spender: string): Hex =>
    encodeFunctionData({
      abi: erc20Abi,
      functionName: 'allowance',
      args: [toPlain(account), toPlain(spender)],
    }),
  approve: (spender: string, amount: bigint): Hex =>
    encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [toPlain(spender), amount],
    }),
  decimals: (): Hex => encodeFunctionData({ abi: erc20Abi, functionName: 'decimals' }),
  name: (): Hex => encodeFunctionData({ abi: erc20Abi, functionName: 'name' }),
  symbol: (): Hex => encodeFunctionData({ abi: erc20Abi, functionName: 'symbol' }),
  transfer: (to: string, amount: bigint): Hex =>
    encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [toPlain(to), amount],
    }),
}

/** In lower case, because some chains have other checksums, which viem refuses. */
function toPlain(address: string): Hex {
  return address.toLowerCase() as Hex
}
