import { permit2AllowancesAbi } from '../../abi/permit2AllowancesAbi.ts'
import { tokenCalls } from '../../abi/tokenCalls.ts'
import type { Hex } from '../../base/hex.ts'
import { library } from '../../library/viemCodec.ts'
import { approvalsAbi as abi } from './approvalsAbi.ts'

const { encodeFunctionData } = library
const nobody = `0x${'0'.repeat(40)}`

/** The calls about approvals, as viem writes them. @see ERC-20, ERC-721, ERC-1155, Permit2 */
export const approvalCalls = {
  isApprovedForAll: (owner: string, operator: string): Hex =>
    encodeFunctionData({
      ...{ abi, functionName: 'isApprovedForAll', args: [plain(owner), plain(operator)] },
    }),
  getApproved: (id: bigint): Hex =>
    encodeFunctionData({ abi, functionName: 'getApproved', args: [id] }),
  ownerOf: (id: bigint): Hex => encodeFunctionData({ abi, functionName: 'ownerOf', args: [id] }),
  permit2Allowance: (owner: string, token: string, spender: string): Hex =>
    encodeFunctionData({
      ...{ abi: permit2AllowancesAbi, functionName: 'allowance' },
      ...{ args: [plain(owner), plain(token), plain(spender)] },
    }),
  /** Ends the approval of an item. */
  clearItem: (id: bigint): Hex => tokenCalls.approve(nobody, id),
  removeOperator: (operator: string): Hex =>
    encodeFunctionData({
      ...{ abi, functionName: 'setApprovalForAll', args: [plain(operator), false] },
    }),
  permit2Approve: (given: { token: string; spender: string; amount: bigint; until: number }): Hex =>
    encodeFunctionData({
      ...{ abi: permit2AllowancesAbi, functionName: 'approve' },
      args: [plain(given.token), plain(given.spender), given.amount, given.until],
    }),
  lockdown: (token: string, spender: string): Hex =>
    encodeFunctionData({
      ...{ abi, functionName: 'lockdown' },
      args: [[{ token: plain(token), spender: plain(spender) }]],
    }),
  invalidateNonces: (token: string, spender: string, nonce: number): Hex =>
    encodeFunctionData({
      ...{ abi, functionName: 'invalidateNonces', args: [plain(token), plain(spender), nonce] },
    }),
}

/** In lower case, because some chains have other checksums, which viem refuses. */
function plain(address: string): Hex {
  return address.toLowerCase() as Hex
}
