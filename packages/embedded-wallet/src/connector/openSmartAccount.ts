import type { AuthChain } from '../accounts/authChain.ts'
import { OperationError } from '../accounts/operationError.ts'
import type { SmartAccount } from '../accounts/smartAccount.ts'
import type { AuthSigner } from './authSigner.ts'

/** The signer's smart account on a chain. @throws {@link OperationError} where it has none */
export function openSmartAccount(signer: AuthSigner, chain: AuthChain): SmartAccount {
  if (!signer.openSmartAccount) throw new OperationError('unsupported', 'smart accounts')
  return signer.openSmartAccount(chain)
}
