import type { RequestAction } from '@cleat/core/adapter'
import { toAllowance } from '../../abi/toAllowance.ts'
import { permit2 } from '../../swaps/contracts/permit2.ts'
import type { MessageReader } from './createMessageReader.ts'
import type { MessageContext, TypedDataFamilies, TypedDataFamily } from './typedDataFamily.ts'

const details = 'PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)'

/** Allowances by signature. @see EIP-2612, Permit2 `AllowanceTransfer` */
export const permitFamilies: TypedDataFamilies = {
  'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)': (
    message,
    { domain, account },
  ) => [
    toApproval({
      ...{ token: requireContract(domain.contract), spender: message.address('spender') },
      ...{ amount: toAllowance(message.number('value')), until: undefined },
      owner: otherThan(account, message.address('owner')),
    }),
  ],
  // DAI's, which is older than the standard and knows all or nothing.
  'Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)': (
    message,
    { domain, account },
  ) => {
    const token = requireContract(domain.contract)
    const spender = message.address('spender')
    const owner = otherThan(account, message.address('holder'))
    const amount = message.isTrue('allowed') ? 'any' : 0n
    return [toApproval({ token, spender, amount, until: undefined, owner })]
  },
  [`PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)${details}`]: ofPermit2(
    (message) => [toDetails(message.inner('details'), message.address('spender'))],
  ),
  [`PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)${details}`]: ofPermit2(
    (message) => message.list('details').map((one) => toDetails(one, message.address('spender'))),
  ),
}

/** Says what a message does that only Permit2 takes. Another contract may mean anything by it. */
export function ofPermit2(
  toActions: (message: MessageReader, context: MessageContext) => readonly RequestAction[],
): TypedDataFamily {
  return (message, context) =>
    context.domain.contract === permit2
      ? toActions(message, context)
      : [{ kind: 'opaque', reason: 'types' }]
}

/** The owner that a message names, if it is not the account that signs. */
export function otherThan(account: string, owner: string): string | undefined {
  return owner === account ? undefined : owner
}

/** @throws where nothing says which token it is about */
export function requireContract(contract: string | undefined): string {
  if (contract === undefined) throw new Error('No contract')
  return contract
}

function toDetails(details: MessageReader, spender: string): RequestAction {
  return toApproval({
    ...{ token: details.address('token'), spender },
    amount: toAllowance(details.number('amount'), 160),
    until: details.number('expiration'),
    owner: undefined,
  })
}

function toApproval(given: {
  token: string
  spender: string
  amount: bigint | 'any'
  until: bigint | undefined
  owner: string | undefined
}): RequestAction {
  const { token, spender, amount, until, owner } = given
  if (amount === 0n && !owner) return { kind: 'revoke', token, spender }
  return {
    ...{ kind: 'approve', token, spender, amount, isSignature: true },
    ...(until !== undefined && { until }),
    ...(owner && { owner }),
  }
}
