import type { Address } from 'viem'
import type { AuthContext } from './authContext.ts'
import { findChain } from './findChain.ts'
import { openSmartAccount } from './openSmartAccount.ts'

/** The visitor's addresses: the one in use, then the one of the other kind, where there is one. */
export async function readAddresses(context: AuthContext): Promise<readonly Address[]> {
  const { signer, hasContracts, accountType } = context
  const plain = await signer.getAddress()
  if (!plain || !hasContracts) return plain ? [plain] : []
  const { address: contract } = openSmartAccount(signer, findChain(context))
  return accountType === 'smartAccount' ? [contract, plain] : [plain, contract]
}
