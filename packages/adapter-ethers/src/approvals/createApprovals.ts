import type { ApprovalsAdapter } from '@cleat/core/adapter'
import { createEvmApprovals } from '@cleat/evm/approvals'
import { toEvmChain } from '../chain/toEvmChain.ts'

/** Who may take what from an account on the app's networks. */
export function createApprovals(parameters: toEvmChain.Parameters): ApprovalsAdapter {
  return createEvmApprovals(toEvmChain(parameters))
}
