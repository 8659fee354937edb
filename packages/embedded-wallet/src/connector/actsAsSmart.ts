import type { AuthChain } from '../accounts/authChain.ts'
import { OperationError } from '../accounts/operationError.ts'
import type { AuthContext } from './authContext.ts'
import { isSmartOn } from './isSmartOn.ts'
import type { RequestCall } from './readRequestCalls.ts'

/**
 * Whether calls are those of a smart account. A plain account, which has another address, never
 * acts in the place of a contract.
 * @throws `OperationError` where the contract cannot be
 */
export async function actsAsSmart(
  context: AuthContext,
  chain: AuthChain,
  calls: readonly RequestCall[],
): Promise<boolean> {
  const isOn = await isSmartOn(context, chain)
  if (!context.hasContracts || context.accountType !== 'smartAccount')
    return isOn && calls.every(({ to }) => to !== undefined)
  if (!isOn) throw new OperationError('unsupported', 'contract accounts')
  return true
}
