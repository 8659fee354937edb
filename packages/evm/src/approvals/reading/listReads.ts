import type { ApprovalClaim } from '@cleat/core/adapter'
import { tokenCalls } from '../../abi/tokenCalls.ts'
import type { Hex } from '../../base/hex.ts'
import { permit2 } from '../../swaps/contracts/permit2.ts'
import { approvalCalls } from '../calls/approvalCalls.ts'

/** One call that is made to know about an approval. */
export type ApprovalRead = { readonly to: string; readonly data: Hex }

/** The call that says whether an approval is there. */
export function listState(claim: ApprovalClaim, owner: string): ApprovalRead {
  const { kind, token, spender, item = 0n } = claim
  switch (kind) {
    case 'token':
      return { to: token, data: tokenCalls.allowance(owner, spender) }
    case 'item':
      return { to: token, data: approvalCalls.getApproved(item) }
    case 'collection':
      return { to: token, data: approvalCalls.isApprovedForAll(owner, spender) }
    case 'permit2':
      return { to: permit2, data: approvalCalls.permit2Allowance(owner, token, spender) }
    default:
      return kind satisfies never
  }
}

/** The calls that say what an approval that is there is about. */
export function listFacts(claim: ApprovalClaim, owner: string): readonly ApprovalRead[] {
  const { kind, token: to, item = 0n } = claim
  const { balanceOf, decimals, symbol, name, allowance } = tokenCalls
  const held = kind === 'item' ? approvalCalls.ownerOf(item) : balanceOf(owner)
  const further = kind === 'permit2' ? allowance(owner, permit2) : decimals()
  return [held, symbol(), name(), decimals(), further].map((data) => ({ to, data }))
}
