import type { CaipNetwork, DecodedSwapStep, SwapPolicy } from '@cleat/core/adapter'
import type { EvmChain } from '../../node/evmChain.ts'
import type { PermitMemory } from '../permits/permitMemory.ts'
import { decodeStep } from './decodeStep.ts'
import { fillSignature } from './fillSignature.ts'
import { readStep } from './readStep.ts'
import type { StepPayload } from './stepPayload.ts'

/** A step's payload, and what it does. */
export type KnownStep = { readonly step: StepPayload; readonly decoded: DecodedSwapStep }

/** Reads steps, and knows those that it has read, so that the same copy is sent without waiting. */
export type StepReader = {
  /** @throws `PAYMENT_ALTERED`, `SWAP_ROUTER_UNKNOWN`, `SWAP_FLOOR_MISSING` */
  read(parameters: {
    payload: unknown
    network: CaipNetwork
    policy: SwapPolicy
  }): Promise<KnownStep>
  find(payload: unknown): KnownStep | undefined
}

/** @param permits - what was signed for calls, which are read with it */
export function createStepReader(chain: EvmChain, permits: PermitMemory): StepReader {
  const known = new WeakMap<object, KnownStep>()
  return {
    async read({ payload, network, policy }) {
      const step = fillSignature(readStep(payload), permits)
      const read = { step, decoded: await decodeStep(chain, { step, network, policy }) }
      // What is no object is refused above.
      known.set(payload as object, read)
      return read
    },
    find: (payload) => known.get(payload as object),
  }
}
