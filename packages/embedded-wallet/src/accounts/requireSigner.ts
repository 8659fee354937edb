import { type Address, isAddressEqual } from 'viem'
import { OperationError } from './operationError.ts'

/** @throws {@link OperationError} if another account signed, or none */
export async function requireSigner(
  account: Address,
  recover: () => Promise<Address>,
): Promise<void> {
  const signer = await recover().catch(() => undefined)
  if (!signer || !isAddressEqual(signer, account)) throw new OperationError('altered', 'signature')
}
