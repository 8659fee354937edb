import { toQuantity } from '../abi/toQuantity.ts'
import type { Hex } from '../base/hex.ts'
import { library } from '../library/viemCodec.ts'
import type { EvmNode } from '../node/createEvmNode.ts'
import { trialCode } from './trialCode.ts'
import type { TrialRequest, TrialRun } from './trialRun.ts'

const abi = [
  {
    type: 'function',
    name: 'run',
    stateMutability: 'payable',
    inputs: [
      {
        name: 'calls',
        type: 'tuple[]',
        components: [
          { name: 'to', type: 'address' },
          { name: 'value', type: 'uint256' },
          { name: 'data', type: 'bytes' },
        ],
      },
    ],
    outputs: [
      { name: 'coins', type: 'uint256' },
      {
        name: 'results',
        type: 'tuple[]',
        components: [
          { name: 'isSuccess', type: 'bool' },
          { name: 'gas', type: 'uint256' },
          { name: 'coins', type: 'uint256' },
          { name: 'data', type: 'bytes' },
        ],
      },
    ],
  },
] as const

/**
 * Runs calls by `eth_call` alone: for its length, a small program stands in the account's place and
 * calls as the account would. Contracts that look can see code there. It can neither create
 * contracts nor run the account's own code.
 * @throws the node's error, or that its answer has another form
 */
export async function overrideCalls(node: EvmNode, request: TrialRequest): Promise<TrialRun> {
  const { decodeFunctionResult, encodeFunctionData } = library
  const { account, calls, gas, gasPrice, code } = request
  const args = calls.map(({ from, to, data, value = 0n }) => {
    if (from !== undefined || to === undefined || code?.[account] !== undefined)
      throw new Error('Only calls of a plain account can be tried by eth_call')
    return { to: to.toLowerCase() as Hex, value, data: data as Hex }
  })
  const paid = calls.filter(({ isRead }) => !isRead).length || 1
  const replaced = Object.entries(code ?? {}).map(([address, one]) => [address, { code: one }])
  const answer = await node.run(
    {
      ...{ from: account, to: account, gas: toQuantity(gas * BigInt(paid)) },
      ...(gasPrice !== undefined && { gasPrice: toQuantity(gasPrice) }),
      data: encodeFunctionData({ abi, functionName: 'run', args: [args] }),
    },
    'latest',
    { ...Object.fromEntries(replaced), [account]: { code: trialCode } },
  )
  const [coins, results] = decodeFunctionResult({
    ...{ abi, functionName: 'run', data: answer as Hex },
  })
  if (results.length !== calls.length) throw new Error('The trial answered something else')
  return {
    trial: 'overridden',
    answers: results.map((result, index) => ({
      isSuccess: result.isSuccess,
      data: result.data,
      gas: result.gas + BigInt(intrinsicGas(calls[index]?.data ?? '0x')),
      coins: result.coins - coins,
      logs: undefined,
    })),
  }
}

/** What a transaction costs before it runs. */
function intrinsicGas(data: string): number {
  const bytes = data.slice(2).match(/../g) ?? []
  return bytes.reduce((gas, byte) => gas + (byte === '00' ? 4 : 16), 21_000)
}
