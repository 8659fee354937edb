import type { Hex } from 'viem'
import type { AuthContext } from './authContext.ts'
import { findChain } from './findChain.ts'
import { openSmartAccount } from './openSmartAccount.ts'
import { toAuthError } from './toAuthError.ts'

/** Signs a message or typed data as the account in use: the key, or the contract that it owns. */
export async function signAsActor(
  context: AuthContext,
  asked: { readonly message: Hex } | { readonly typedData: string },
): Promise<Hex> {
  const { signer, hasContracts, accountType } = context
  const chain = findChain(context)
  const isContract = hasContracts && accountType === 'smartAccount'
  const signatures = isContract ? openSmartAccount(signer, chain).signatures : undefined
  const signing =
    'message' in asked
      ? (signatures?.signMessage(asked) ?? signer.signMessage({ ...asked, chain }))
      : (signatures?.signTypedData(asked) ?? signer.signTypedData({ ...asked, chain }))
  return signing.catch((error: unknown) => {
    throw toAuthError(error, { network: String(chain.chainId) })
  })
}
