import {
  type Address,
  type Hex,
  isAddressEqual,
  parseTransaction,
  recoverTransactionAddress,
  type TransactionSerializableEIP7702,
  type TransactionSerialized,
} from 'viem'
import { recoverAuthorizationAddress } from 'viem/utils'
import { OperationError } from './operationError.ts'
import type { PreparedFees } from './preparedCalls.ts'

/** What a transaction of an account may be, but for its data. */
export type ExpectedTransaction = {
  readonly account: Address
  readonly to: Address
  readonly chainId: number
  readonly nonce: number
  readonly gas: bigint
  readonly fees: PreparedFees
  /** What the account takes over with it. @default nothing */
  readonly delegate: Address | undefined
}

/**
 * Compares a signed transaction with what was asked for.
 * @throws {@link OperationError} `altered`
 */
export async function checkTransaction(raw: Hex, expected: ExpectedTransaction): Promise<void> {
  const { account, to, chainId, nonce, gas, fees, delegate } = expected
  const { authorizationList = [], ...signed } = parseTransaction(
    raw,
  ) as TransactionSerializableEIP7702
  const signer = await recoverTransactionAddress({
    serializedTransaction: raw as TransactionSerialized,
  }).catch(() => undefined)
  const isSame =
    signed.to &&
    isAddressEqual(signed.to, to) &&
    !signed.value &&
    signed.chainId === chainId &&
    (signed.nonce ?? 0) === nonce &&
    signed.gas === gas &&
    signed.maxFeePerGas === fees.maxFeePerGas &&
    (signed.maxPriorityFeePerGas ?? 0n) === fees.maxPriorityFeePerGas
  if (!isSame || !signer || !isAddressEqual(signer, account))
    throw new OperationError('altered', 'transaction')
  const [authorization, ...more] = authorizationList
  if (more.length > 0 || (authorization === undefined) !== (delegate === undefined))
    throw new OperationError('altered', 'authorization')
  if (!authorization || !delegate) return
  const given = authorization.address
  const authority = await recoverAuthorizationAddress({ authorization }).catch(() => undefined)
  const isOurs =
    isAddressEqual(given, delegate) &&
    authorization.chainId === chainId &&
    authorization.nonce === nonce + 1
  if (!isOurs || !authority || !isAddressEqual(authority, account))
    throw new OperationError('altered', 'authorization')
}
