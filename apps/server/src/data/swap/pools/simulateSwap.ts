import * as v from 'valibot'
import type { Address, Hex } from 'viem'
import { encodeFunctionData, numberToHex, parseAbi } from 'viem/utils'
import type { EvmChain } from '../../chains/openChains.ts'
import { multicall3 } from '../../rpc/callContracts.ts'
import type { ContractCall } from '../../rpc/contractCall.ts'
import { hexData, hexNumber } from '../../rpc/hexSchema.ts'
import { NodeRefusedError } from '../../rpc/nodeRefusedError.ts'
import type { SwapQuestion } from '../source/swapQuestion.ts'

export declare namespace simulateSwap {
  type Parameters = {
    chain: EvmChain
    question: SwapQuestion
    router: Address
    /** The router's call. */
    data: Hex
    signal: AbortSignal
  }
  type ReturnType = {
    /** What the account received; 0 if the call reverts. */
    readonly received: bigint
    readonly gasUsed: bigint
  }
}

const abi = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function balanceOf(address owner) view returns (uint256)',
  'function getEthBalance(address owner) view returns (uint256)',
])
const blocksSchema = v.pipe(
  v.array(
    v.object({
      calls: v.array(v.object({ status: hexNumber, returnData: hexData, gasUsed: hexNumber })),
    }),
  ),
  v.length(1),
)
const rich = 2n ** 128n

/**
 * Runs a swap as the account, with `eth_simulateV1` and an exact allowance. `undefined` if the node
 * has no such method, or if the balance cannot be read.
 */
export async function simulateSwap(
  parameters: simulateSwap.Parameters,
): Promise<simulateSwap.ReturnType | undefined> {
  const { chain, question, signal } = parameters
  const calls = toCalls(parameters)
  try {
    const [block] = await chain.rpc.call({
      method: 'eth_simulateV1',
      params: [
        {
          // The fee and what is paid in the native currency; tokens have to be there.
          blockStateCalls: [
            { stateOverrides: { [question.user]: { balance: numberToHex(rich) } }, calls },
          ],
          validation: false,
        },
        'latest',
      ],
      schema: blocksSchema,
      signal,
    })
    const [before, swap, after] = block?.calls.slice(-3) ?? []
    if (block?.calls.length !== calls.length || !before || !swap || !after) return undefined
    const [had, has] = [before, after].map(({ status, returnData }) =>
      status === 1n && returnData.length === 66 ? BigInt(returnData) : undefined,
    )
    if (had === undefined || has === undefined) return undefined
    const received = swap.status === 1n && has > had ? has - had : 0n
    return { received, gasUsed: swap.gasUsed }
  } catch (error) {
    if (error instanceof NodeRefusedError) return undefined
    throw error
  }
}

type Call = ContractCall & { readonly from: Address; readonly value?: Hex | undefined }

/** Allowances if there is a token to pay with, the balance, the swap, and the balance again. */
function toCalls({ question, router, data }: simulateSwap.Parameters): Call[] {
  const { from, to, amount } = question
  const user = question.user as Address
  const approve = (value: bigint): Call => ({
    from: user,
    to: from.address as Address,
    data: encodeFunctionData({ abi, functionName: 'approve', args: [router, value] }),
  })
  const balance: Call = to.isNative
    ? {
        from: user,
        to: multicall3,
        data: encodeFunctionData({ abi, functionName: 'getEthBalance', args: [user] }),
      }
    : {
        from: user,
        to: to.address as Address,
        data: encodeFunctionData({ abi, functionName: 'balanceOf', args: [user] }),
      }
  const swap: Call = {
    from: user,
    to: router,
    data,
    ...(from.isNative && { value: numberToHex(amount) }),
  }
  // Some tokens refuse to change an allowance that is not 0.
  const allowances = from.isNative ? [] : [approve(0n), approve(amount)]
  return [...allowances, balance, swap, balance]
}
