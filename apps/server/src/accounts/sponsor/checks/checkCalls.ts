import type { SponsoredOperation } from '../../operation/operationSchema.ts'
import { readCalls } from '../../operation/readCalls.ts'
import { Declined } from '../decline/declined.ts'
import type { ProjectRules } from '../rules/sponsorRules.ts'

/**
 * Declines an operation of which not every call is paid for.
 * @throws {@link Declined}
 */
export function checkCalls(operation: SponsoredOperation, { targets }: ProjectRules): void {
  const calls = readCalls(operation.callData)
  if (!calls || calls.length === 0) throw new Declined('calls')
  for (const { to, selector } of calls) {
    const own = targets.get(to.toLowerCase())
    const isPaid = own === 'any' || own?.includes(selector.toLowerCase())
    // What an account calls of itself can change who owns it.
    if (!isPaid || to.toLowerCase() === operation.sender.toLowerCase()) throw new Declined('calls')
  }
}
