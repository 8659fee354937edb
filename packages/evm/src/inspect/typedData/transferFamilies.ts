import type { RequestAction } from '@cleat/core/adapter'
import type { MessageReader } from './createMessageReader.ts'
import { ofPermit2, otherThan, requireContract } from './permitFamilies.ts'
import type { MessageContext, TypedDataFamilies } from './typedDataFamily.ts'

const permissions = 'TokenPermissions(address token,uint256 amount)'
const authorization =
  'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce'

/** Payments by signature, which can be used once. @see EIP-3009, Permit2 `SignatureTransfer` */
export const transferFamilies: TypedDataFamilies = {
  [`TransferWithAuthorization(${authorization})`]: authorize,
  [`ReceiveWithAuthorization(${authorization})`]: authorize,
  'CancelAuthorization(address authorizer,bytes32 nonce)': (message, { domain }) => [
    {
      kind: 'revoke',
      token: requireContract(domain.contract),
      spender: message.address('authorizer'),
    },
  ],
  [`PermitTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline)${permissions}`]:
    ofPermit2(permitTransfer),
  [`PermitBatchTransferFrom(TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline)${permissions}`]:
    ofPermit2(permitBatch),
}

const witness =
  /^Permit(Batch)?WitnessTransferFrom\(TokenPermissions(?:\[\])? permitted,address spender,uint256 nonce,uint256 deadline,\w+ \w+\)/

/** Permit2 with a witness of any type, such as an order, of which nothing else is read. */
export function findWitnessFamily(encodedType: string): TypedDataFamilies[string] | undefined {
  const match = witness.exec(encodedType)
  if (!match || !encodedType.includes(permissions)) return undefined
  return ofPermit2(match[1] ? permitBatch : permitTransfer)
}

function authorize(
  message: MessageReader,
  { domain, account }: MessageContext,
): readonly RequestAction[] {
  const owner = otherThan(account, message.address('from'))
  return [
    {
      ...{ kind: 'approve', token: requireContract(domain.contract), isSignature: true },
      ...{ spender: message.address('to'), amount: message.number('value'), isOnce: true },
      ...{ until: message.number('validBefore') },
      ...(owner && { owner }),
    },
  ]
}

function permitTransfer(message: MessageReader): readonly RequestAction[] {
  return [toTransfer(message, message.inner('permitted'))]
}

function permitBatch(message: MessageReader): readonly RequestAction[] {
  return message.list('permitted').map((one) => toTransfer(message, one))
}

function toTransfer(message: MessageReader, permitted: MessageReader): RequestAction {
  return {
    ...{ kind: 'approve', token: permitted.address('token'), isSignature: true, isOnce: true },
    ...{ spender: message.address('spender'), amount: permitted.number('amount') },
    until: message.number('deadline'),
  }
}
