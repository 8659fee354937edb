import type { AuthChain } from '../accounts/authChain.ts'
import type { AuthContext } from './authContext.ts'

/** Whether the account acts as a smart one on a chain: by choice, and where that is possible. */
export async function isSmartOn(context: AuthContext, chain: AuthChain): Promise<boolean> {
  if (context.accountType !== 'smartAccount') return false
  return (await context.readSupport(chain)) === 'supported'
}
