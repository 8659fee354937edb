import type { RequestAction } from '@cleat/core/adapter'
import { type CallFamily, callFamily, type InspectedCall } from './callFamily.ts'

/** Selectors without `0x`. @see ERC-721, ERC-1155, ERC-777, ERC-6909 */
export const operatorFamilies: { readonly [selector: string]: CallFamily } = {
  a22cb465: callFamily('setApprovalForAll(address,bool)', operator(), setOperator),
  '558a7297': callFamily('setOperator(address,bool)', operator(), setOperator),
  '959b8c3f': callFamily(
    'authorizeOperator(address)',
    { operator: 'address' },
    ({ operator: spender }, call) => setOperator({ operator: spender, isAllowed: true }, call),
  ),
  fad8b32a: callFamily(
    'revokeOperator(address)',
    { operator: 'address' },
    ({ operator: spender }, call) => setOperator({ operator: spender, isAllowed: false }, call),
  ),
  '42842e0e': callFamily(
    'safeTransferFrom(address,address,uint256)',
    { from: 'address', to: 'address', id: 'uint256' },
    ({ from, to, id }, call) => [move(call, { from, to, id, amount: 1n })],
  ),
  b88d4fde: callFamily(
    'safeTransferFrom(address,address,uint256,bytes)',
    { from: 'address', to: 'address', id: 'uint256', data: 'bytes' },
    ({ from, to, id }, call) => [move(call, { from, to, id, amount: 1n })],
  ),
  f242432a: callFamily(
    'safeTransferFrom(address,address,uint256,uint256,bytes)',
    { from: 'address', to: 'address', id: 'uint256', amount: 'uint256', data: 'bytes' },
    ({ from, to, id, amount }, call) => [move(call, { from, to, id, amount })],
  ),
  '2eb2c2d6': callFamily(
    'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
    {
      ...{ from: 'address', to: 'address', ids: ['uint256'], amounts: ['uint256'] },
      data: 'bytes',
    } as const,
    ({ from, to, ids, amounts }, call) =>
      ids.map((id, at) => move(call, { from, to, id, amount: amounts[at] ?? 0n })),
  ),
}

function operator() {
  return { operator: 'address', isAllowed: 'bool' } as const
}

function setOperator(
  given: { readonly operator: string; readonly isAllowed: boolean },
  { to: token }: InspectedCall,
): readonly RequestAction[] {
  return given.isAllowed
    ? [{ kind: 'approveAll', token, operator: given.operator }]
    : [{ kind: 'revoke', token, spender: given.operator }]
}

function move(
  { to: token, account }: InspectedCall,
  moved: { from: string; to: string; id: bigint; amount: bigint },
): RequestAction {
  const { from, to, id, amount } = moved
  return { kind: 'transfer', token, id, amount, to, ...(from !== account && { from }) }
}
