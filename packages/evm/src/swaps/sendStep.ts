import type {
  DecodedSwapStep,
  PreparedSwap,
  SentSwapStep,
  SwapPolicy,
  TrackingData,
} from '@cleat/core/adapter'
import { toQuantity } from '../abi/toQuantity.ts'
import type { EvmChain } from '../node/evmChain.ts'
import { sendTransaction } from '../node/sendTransaction.ts'
import { alteredError } from '../payload/alteredError.ts'
import type { BatchMemory } from './batch/batchMemory.ts'
import { sendBatch } from './batch/sendBatch.ts'
import type { PermitMemory } from './permits/permitMemory.ts'
import { sendProtected } from './sendProtected.ts'
import { signOrder } from './signOrder.ts'
import { signPermit } from './signPermit.ts'
import type { StepReader } from './steps/createStepReader.ts'
import { findDifference } from './steps/findDifference.ts'

/**
 * Asks the wallet for a step: the same copy that was decoded and compared with what was prepared,
 * so that a payload that changes between reads gains nothing. One that was decoded before is asked
 * for in the same tick.
 * @throws `PAYMENT_ALTERED` before the wallet is asked, and what the wallet's request throws
 */
export async function sendStep(
  chain: EvmChain,
  memory: { reader: StepReader; batches: BatchMemory; permits: PermitMemory },
  parameters: { prepared: PreparedSwap; step: number; policy: SwapPolicy },
): Promise<SentSwapStep> {
  const { reader, batches, permits } = memory
  const { prepared, step: index, policy } = parameters
  const { network } = prepared.swap
  const payload = prepared.steps[index]?.payload
  const read = reader.find(payload) ?? (await reader.read({ payload, network, policy }))
  const field = findDifference(read.decoded, { prepared, step: index })
  if (field !== undefined) throw alteredError(field)
  const { step, decoded } = read
  if (step.type === 'batch') {
    // An account that carries it out itself is what its transaction calls.
    const trackingData = { router: step.batch.from.toLowerCase() }
    return sendBatch(chain, batches, { network, batch: step.batch, trackingData })
  }
  if (step.type === 'signature') {
    const { signature } = step
    if (prepared.steps[index]?.type === 'permit')
      return signPermit(chain, permits, { prepared, signature })
    const sent = await signOrder(chain, { network, asked: signature })
    return { ...sent, trackingData: { ...sent.trackingData, ...toTracking(decoded) } }
  }
  // The permit that it hands in was not signed.
  if (permits.calls.has(step.transaction.data ?? '')) throw alteredError('signature')
  const before = { ...prepared.before, ...toTracking(decoded) }
  const sent = { network, transaction: step.transaction, before }
  const url = policy.protectedRpc?.[network.caipNetworkId]
  return url === undefined ? sendTransaction(chain, sent) : sendProtected(chain, { ...sent, url })
}

/** What tells later whether the step did what it should. */
function toTracking({ parts }: DecodedSwapStep): TrackingData {
  const [part] = parts
  if (part?.type === 'allowance')
    return { spender: part.spender.toLowerCase(), allowed: toQuantity(part.amount) }
  return part?.type === 'exchange' ? { router: part.router.toLowerCase() } : {}
}
