import type { CaipNetwork, SwapPolicy } from '@cleat/core/adapter'
import { alteredError } from '../../payload/alteredError.ts'
import type { EvmCall } from '../calls/evmCall.ts'
import { findGuard } from '../contracts/findGuard.ts'
import { isBalanceCheck } from './isBalanceCheck.ts'
import { readApproval } from './readApproval.ts'
import type { StepPayload } from './stepPayload.ts'
import { toCall } from './toCall.ts'

/**
 * The call of a step: of a batch, the one that exchanges. `undefined` for a signature.
 * @throws `PAYMENT_ALTERED` if a batch has none
 */
export function getMainCall(
  step: StepPayload,
  { network, policy }: { network: CaipNetwork; policy: SwapPolicy },
): EvmCall | undefined {
  if (step.type === 'transaction') return toCall(step.transaction)
  if (step.type === 'signature') return undefined
  const guard = findGuard(Number(network.id), policy)
  const call = step.batch.calls
    .map(toCall)
    .find((one) => !readApproval(one) && !isBalanceCheck(one, guard))
  if (!call) throw alteredError('calls')
  return call
}
