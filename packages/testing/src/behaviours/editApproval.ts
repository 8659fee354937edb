import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { isRecord } from '../params/isRecord.ts'
import type { Behaviour } from './behaviour.ts'

/** Parameters of `editApproval`. */
export type EditApprovalParameters = {
  /** The allowance that the user sets instead, in base units of the token. */
  amount: bigint
}

const abi = parseAbi(['function approve(address spender, uint256 value)'])
const approveCall = /^0x095ea7b3[0-9a-f]{24}([0-9a-f]{40})[0-9a-f]{64}$/i

/**
 * Changes the amount of each ERC-20 approval in `eth_sendTransaction` or `wallet_sendCalls`, as
 * users can do in many wallets. Approvals of 0 stay as they are.
 * @example
 * ```ts
 * import { createDevWallet, editApproval } from '@cleat/testing'
 *
 * const chains = [{ id: 1, name: 'Ethereum', rpcUrl: 'http://localhost:8545' }]
 * const wallet = createDevWallet({ chains })
 * wallet.program('eth_sendTransaction', editApproval({ amount: 5n }))
 * ```
 */
export function editApproval(parameters: EditApprovalParameters): Behaviour {
  const { amount } = parameters
  return ({ params, proceed }) => {
    const [request, ...rest] = Array.isArray(params) ? params : []
    if (!isRecord(request)) return proceed()
    const edited = Array.isArray(request.calls)
      ? { ...request, calls: request.calls.map((call: unknown) => editCall({ call, amount })) }
      : editCall({ call: request, amount })
    return proceed({ params: [edited, ...rest] })
  }
}

function editCall({ call, amount }: { call: unknown; amount: bigint }): unknown {
  if (!isRecord(call)) return call
  const edits = ['data', 'input'].flatMap((name) => {
    const data = editData({ data: call[name], amount })
    return data === undefined ? [] : [[name, data]]
  })
  return { ...call, ...Object.fromEntries(edits) }
}

function editData({ data, amount }: { data: unknown; amount: bigint }): Hex | undefined {
  const spender = typeof data === 'string' ? approveCall.exec(data)?.[1] : undefined
  if (!spender || typeof data !== 'string' || /0{64}$/.test(data)) return undefined
  const args = [`0x${spender}`, amount] as const
  return encodeFunctionData({ abi, functionName: 'approve', args })
}
