import type { Permit } from './permit.ts'
import type { PermitMemory } from './permitMemory.ts'

/** Each offer is prepared again every few seconds. Older ones are not signed any more. */
const most = 64

/** Keeps how a permit's signature gets into its call. */
export function rememberPermit({ calls }: PermitMemory, { call, write }: Permit): void {
  if (!calls.has(call.data)) calls.set(call.data, { write })
  for (const data of calls.keys()) {
    if (calls.size <= most) return
    calls.delete(data)
  }
}
