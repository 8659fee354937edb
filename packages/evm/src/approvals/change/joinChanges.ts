import type { ApprovalRequest, ApprovalsAdapter } from '@cleat/core/adapter'
import { readProperty } from '@cleat/core/adapter'
import { toQuantity } from '../../abi/toQuantity.ts'

/**
 * Writes transactions that change approvals as one request, of which the wallet carries out all or
 * none.
 * @see EIP-5792
 */
export function joinChanges({
  address: from,
  network,
  requests,
}: Parameters<NonNullable<ApprovalsAdapter['join']>>[0]): ApprovalRequest {
  const calls = requests.map(({ params }) => {
    const transaction = readProperty(params, '0')
    const read = (name: string) => String(readProperty(transaction, name))
    return { to: read('to'), value: read('value'), data: read('data') }
  })
  const chainId = toQuantity(BigInt(network.id))
  const batch = { version: '2.0.0', from, chainId, atomicRequired: true, calls }
  return { method: 'wallet_sendCalls', params: [batch] }
}
