/**
 * The first topics of the logs about approvals. All of them have the owner as their second topic,
 * so that one filter finds them.
 * @see ERC-20, ERC-721, ERC-1155, Permit2
 */
export const approvalTopics = {
  /** `Approval(address,address,uint256)` */
  approval: '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
  /** `ApprovalForAll(address,address,bool)` */
  approvalForAll: '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31',
  /** `Approval(address,address,address,uint160,uint48)` of Permit2 */
  permit2Approval: '0xda9fa7c1b00402c17d0161b249b1ab8bbec047c5a52207b9c112deffd817036b',
  /** `Permit(address,address,address,uint160,uint48,uint48)` of Permit2 */
  permit2Permit: '0xc6a377bfc4eb120024a8ac08eef205be16b817020812c73223e81d1bdb9708ec',
} as const
