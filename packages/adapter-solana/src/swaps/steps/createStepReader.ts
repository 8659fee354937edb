import type { CaipNetwork } from '@cleat/core/adapter'
import { decodeStep, type KnownStep } from './decodeStep.ts'
import { readStep } from './readStep.ts'

/** Reads steps. What it has read is found again at once. */
export type StepReader = {
  /** @throws `PAYMENT_ALTERED`, `SWAP_ROUTER_UNKNOWN`, `SWAP_FLOOR_MISSING`, `NETWORK_RPC_FAILED` */
  read(payload: unknown, network: CaipNetwork): Promise<KnownStep>
  find(payload: unknown): KnownStep | undefined
}

export function createStepReader(): StepReader {
  const known = new WeakMap<object, KnownStep>()
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
  return {
    async read(payload, network) {
      const step = await decodeStep(readStep(payload), network)
      if (isObject(payload)) known.set(payload, step)
      return step
    },
    find: (payload) => (isObject(payload) ? known.get(payload) : undefined),
  }
}
