import type { PermitMemory } from '../permits/permitMemory.ts'
import type { StepPayload } from './stepPayload.ts'

/** Puts the signature into an exchange that waits for one, once it is there. */
export function fillSignature(step: StepPayload, { calls }: PermitMemory): StepPayload {
  if (step.type !== 'transaction') return step
  const { transaction } = step
  const { signed } = calls.get(transaction.data ?? '') ?? {}
  return signed === undefined ? step : { ...step, transaction: { ...transaction, data: signed } }
}
