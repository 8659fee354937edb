import {
  type Address,
  type Hex,
  hashTypedData,
  isAddressEqual,
  parseSignature,
  recoverAddress,
  type SignedAuthorization,
  size,
  type TypedDataDefinition,
} from 'viem'
import { recoverAuthorizationAddress } from 'viem/utils'
import { OperationError } from './operationError.ts'

/** @throws {@link OperationError} if the account did not sign just this */
export async function checkTypedData(given: {
  data: TypedDataDefinition
  account: Address
  signature: Hex
}): Promise<void> {
  const { data, account, signature } = given
  const hash = hashTypedData(data)
  await check(account, () => recoverAddress({ hash, signature }))
}

/** @throws {@link OperationError} if the account did not hand itself over to just this code */
export async function checkAuthorization(given: {
  address: Address
  chainId: number
  nonce: number
  account: Address
  signature: Hex
}): Promise<SignedAuthorization> {
  const { address, chainId, nonce, account, signature } = given
  if (size(signature) !== 65) throw new OperationError('altered', 'authorization')
  const { r, s, yParity } = parseSignature(signature)
  const authorization = { address, chainId, nonce, r, s, yParity }
  await check(account, () => recoverAuthorizationAddress({ authorization }))
  return authorization
}

async function check(account: Address, recover: () => Promise<Address>): Promise<void> {
  const signer = await recover().catch(() => undefined)
  if (!signer || !isAddressEqual(signer, account)) throw new OperationError('altered', 'signature')
}
