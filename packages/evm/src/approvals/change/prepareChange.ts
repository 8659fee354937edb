import type { ApprovalRequest, ApprovalsAdapter } from '@cleat/core/adapter'
import { isCleatError } from '@cleat/core/adapter'
import { readWord } from '../../abi/readWord.ts'
import { tokenCalls } from '../../abi/tokenCalls.ts'
import { toQuantity } from '../../abi/toQuantity.ts'
import type { Hex } from '../../base/hex.ts'
import { createEvmNode } from '../../node/createEvmNode.ts'
import type { EvmChain } from '../../node/evmChain.ts'
import { checkChain } from '../../prepare/checkChain.ts'
import { readGas } from '../../prepare/readGas.ts'
import { permit2 } from '../../swaps/contracts/permit2.ts'
import { approvalCalls } from '../calls/approvalCalls.ts'

type Call = { readonly to: string; readonly data: Hex }
type Requests = readonly [ApprovalRequest, ...ApprovalRequest[]]

/**
 * Writes what the wallet is asked to change an approval, after the node has run it. The wallet sets
 * the fee.
 * @throws `TRANSACTION_FAILED` if it would fail, `NETWORK_RPC_FAILED`
 */
export async function prepareChange(
  chain: EvmChain,
  parameters: Parameters<ApprovalsAdapter['prepare']>[0],
): Promise<Requests> {
  const { address, network, approval, amount, endsSignatures } = parameters
  const node = createEvmNode(chain, network)
  await checkChain(node)
  const from = address.toLowerCase()
  const attempt = ({ to, data }: Call) => readGas(node, { from, to, data, value: '0x0' })
  const toRequest = ({ to, data }: Call): ApprovalRequest => ({
    method: 'eth_sendTransaction',
    params: [{ from: address, to, data, value: '0x0', chainId: toQuantity(BigInt(network.id)) }],
  })
  const call = writeChange(approval, amount)
  try {
    await attempt(call)
  } catch (error) {
    // Some tokens change an amount only from or to zero.
    const isStubborn = approval.kind === 'token' && amount > 0n
    if (!isStubborn || !isCleatError(error, 'TRANSACTION_FAILED')) throw error
    const end = writeChange(approval, 0n)
    await attempt(end)
    return [toRequest(end), toRequest(call)]
  }
  if (approval.kind !== 'permit2' || !endsSignatures) return [toRequest(call)]
  const { token, spender } = approval
  const state = await node.run({
    to: permit2,
    data: approvalCalls.permit2Allowance(address, token, spender),
  })
  const nonce = Number(readWord(state, 2) ?? 0n) + 1
  const end = { to: permit2, data: approvalCalls.invalidateNonces(token, spender, nonce) }
  return [toRequest(call), toRequest(end)]
}

function writeChange(
  approval: Parameters<ApprovalsAdapter['prepare']>[0]['approval'],
  amount: bigint,
): Call {
  const { kind, token: to, spender, item = 0n, until = 0 } = approval
  switch (kind) {
    case 'token':
      return { to, data: tokenCalls.approve(spender, amount) }
    case 'item':
      return { to, data: approvalCalls.clearItem(item) }
    case 'collection':
      return { to, data: approvalCalls.removeOperator(spender) }
    case 'permit2':
      return {
        to: permit2,
        data:
          amount > 0n
            ? approvalCalls.permit2Approve({ token: to, spender, amount, until })
            : approvalCalls.lockdown(to, spender),
      }
    default:
      return kind satisfies never
  }
}
