import type { BatchCall } from '../../../contract/calls/batch.ts'
import type { CallsContext } from '../context/callsContext.ts'
import { requireView } from './continueBatch.ts'

/** `approve(address,uint256)` of ERC-20, with any amount. */
const approval = /^0x095ea7b3([0-9a-f]{64})[0-9a-f]{64}$/i

/** The call that takes back what a call allowed. `undefined` if it allowed nothing. */
function toRemoval({ to, data }: BatchCall): BatchCall | undefined {
  const [, spender] = approval.exec(data) ?? []
  if (to === undefined || spender === undefined || /[0-9a-f]{64}$/i.exec(data)?.[0] === zero)
    return undefined
  return { to, value: '0x0', data: `0x095ea7b3${spender}${zero}` }
}

const zero = '0'.repeat(64)

/**
 * Asks the wallet to set an allowance of an abandoned batch to zero, as a batch of one call.
 * @throws what the wallet's request throws
 */
export async function removeAllowance(
  context: CallsContext,
  parameters: { id: string; step: number },
): Promise<void> {
  const batch = context.store.find(parameters.id)
  const call = batch?.steps[parameters.step]?.call
  const removal = call && toRemoval(call)
  if (!batch || !removal) return
  const view = requireView(context, batch)
  const chainId = `0x${BigInt(batch.caipNetworkId.split(':')[1] ?? 0).toString(16)}`
  await context.kit.request({
    ...{ type: 'provider:request', method: 'wallet_sendCalls', view },
    params: [{ version: '2.0.0', from: batch.address, chainId, calls: [removal] }],
  })
}
