import { type Address, type Hex, parseSignature, type SignedAuthorization, size } from 'viem'
import { recoverAuthorizationAddress } from 'viem/utils'
import { OperationError } from './operationError.ts'
import { requireSigner } from './requireSigner.ts'

/**
 * Reads the authorization that the account signed.
 * @throws {@link OperationError} if it did not hand itself over to just this code
 */
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
  await requireSigner(account, () => recoverAuthorizationAddress({ authorization }))
  return authorization
}
