import type { RequestAction } from '@cleat/core/adapter'
import { toAllowance } from '../../abi/toAllowance.ts'
import { permit2 } from '../../swaps/contracts/permit2.ts'
import { type CallFamily, callFamily, type InspectedCall } from './callFamily.ts'

/** Selectors without `0x`. @see ERC-20, ERC-1363, EIP-2612, Permit2 */
export const tokenFamilies: { readonly [selector: string]: CallFamily } = {
  a9059cbb: callFamily(
    'transfer(address,uint256)',
    { to: 'address', amount: 'uint256' },
    ({ to, amount }, call) => [transfer(call, { to, amount })],
  ),
  '23b872dd': callFamily(
    'transferFrom(address,address,uint256)',
    { from: 'address', to: 'address', amount: 'uint256' },
    ({ from, to, amount }, call) => [transfer(call, { from, to, amount })],
  ),
  '095ea7b3': callFamily('approve(address,uint256)', allowance(), approve),
  '39509351': callFamily('increaseAllowance(address,uint256)', allowance(), approve),
  a457c2d7: callFamily('decreaseAllowance(address,uint256)', allowance(), ({ spender }, { to }) => [
    { kind: 'revoke', token: to, spender },
  ]),
  '3177029f': callFamily('approveAndCall(address,uint256)', allowance(), approve),
  cae9ca51: callFamily(
    'approveAndCall(address,uint256,bytes)',
    { ...allowance(), data: 'bytes' },
    approve,
  ),
  '1296ee62': callFamily(
    'transferAndCall(address,uint256)',
    { to: 'address', amount: 'uint256' },
    ({ to, amount }, call) => [transfer(call, { to, amount })],
  ),
  '4000aea0': callFamily(
    'transferAndCall(address,uint256,bytes)',
    { to: 'address', amount: 'uint256', data: 'bytes' },
    ({ to, amount }, call) => [transfer(call, { to, amount })],
  ),
  '87517c45': callFamily(
    'approve(address,address,uint160,uint48)',
    { token: 'address', spender: 'address', amount: 'uint160', until: 'uint48' },
    ({ token, spender, amount, until }, { to }) => [
      to === permit2
        ? toApproval({ token, spender, amount: toAllowance(amount, 160), until })
        : { kind: 'call', to, value: 0n, selector: '0x87517c45' },
    ],
  ),
  '36c78516': callFamily(
    'transferFrom(address,address,uint160,address)',
    { from: 'address', to: 'address', amount: 'uint160', token: 'address' },
    ({ from, to, amount, token }, { account }) => [
      { kind: 'transfer', token, amount, to, ...(from !== account && { from }) },
    ],
  ),
}

function allowance() {
  return { spender: 'address', amount: 'uint256' } as const
}

function approve(
  { spender, amount }: { readonly spender: string; readonly amount: bigint },
  { to }: InspectedCall,
): readonly RequestAction[] {
  // A collection takes it for its item 0.
  if (amount === 0n) return [{ kind: 'revoke', token: to, spender, isZero: true }]
  return [toApproval({ token: to, spender, amount: toAllowance(amount) })]
}

function toApproval(given: {
  token: string
  spender: string
  amount: bigint | 'any'
  until?: bigint
}): RequestAction {
  const { token, spender } = given
  return given.amount === 0n
    ? { kind: 'revoke', token, spender }
    : { kind: 'approve', ...given, isSignature: false }
}

function transfer(
  { to: token, account }: InspectedCall,
  { from = account, to, amount }: { from?: string; to: string; amount: bigint },
): RequestAction {
  return { kind: 'transfer', token, amount, to, ...(from !== account && { from }) }
}
