import type { CaipNetwork, PreparedSwap, SwapPolicy, SwapStep } from '@cleat/core/adapter'
import { isCleatError, toCaipNetworkId } from '@cleat/core/adapter'
import type { SwapNode } from '../../swaps/decode/base/swapNode.ts'
import { createPermitMemory } from '../../swaps/permits/createPermitMemory.ts'
import type { Permit } from '../../swaps/permits/permit.ts'
import { rememberPermit } from '../../swaps/permits/rememberPermit.ts'
import { sendStep } from '../../swaps/sendStep.ts'
import { createStepReader, type StepReader } from '../../swaps/steps/createStepReader.ts'
import { createFakeNode, revert } from '../createFakeNode.ts'

/** The last look at a request before a wallet gets it. */
export type Dispatch = {
  readonly reader: StepReader
  readonly network: CaipNetwork
  /** What the wallet was asked. */
  readonly sent: readonly { readonly method: string; readonly params: readonly unknown[] }[]
  /**
   * Sends a step of what was confirmed, with its payload as it is by then. Resolves with the field
   * or the code that it is refused with; `undefined` if the wallet was asked.
   */
  send(
    prepared: PreparedSwap,
    change?: { step?: number; payload: unknown },
  ): Promise<string | undefined>
}

/** Opens it for a chain, whose node answers calls. */
export function openDispatch(parameters: {
  chainId: number
  policy: SwapPolicy
  node: SwapNode
  /** A permit whose signature the last step waits for. */
  permit?: Permit | undefined
}): Dispatch {
  const { chainId, policy, node, permit } = parameters
  const fake = createFakeNode({
    ...{ eth_blockNumber: '0x11', eth_getBlockByNumber: { timestamp: '0x0' } },
    eth_call: (call: { to: string; data: string }) =>
      node.run(call).catch((error: unknown) => {
        throw isCleatError(error) ? error : revert()
      }),
  })
  const caipNetworkId = toCaipNetworkId(`eip155:${chainId}`)
  const network: CaipNetwork = { ...fake.network, id: chainId, caipNetworkId }
  const permits = createPermitMemory()
  if (permit) rememberPermit(permits, permit)
  const reader = createStepReader(fake.chain, permits)
  const memory = { reader, permits, batches: new Set<string>() }
  return {
    ...{ reader, network },
    sent: fake.sent as Dispatch['sent'],
    async send(prepared, change) {
      const { step = prepared.steps.length - 1, payload } = change ?? {}
      const put = (one: SwapStep, index: number) =>
        change && index === step ? { ...one, payload } : one
      const asked = { ...prepared, steps: prepared.steps.map(put) }
      try {
        await sendStep(fake.chain, memory, { prepared: asked, step, policy })
        return undefined
      } catch (error) {
        if (isCleatError(error, 'PAYMENT_ALTERED')) return error.context.field
        if (isCleatError(error)) return error.code
        throw error
      }
    },
  }
}
