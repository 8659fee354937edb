import { getSender } from '../../runtime/sender/getSender.ts'
import { loadTransfers } from './state/loadTransfers.ts'
import type { SendContext } from './state/sendContext.ts'

/** Keeps `state.hasNames` at what the adapter of the account in use can look up. */
export function followNames({ kit, state }: Pick<SendContext, 'kit' | 'state'>): {
  /** Looks again, as when another account is in use. */
  update(): void
} {
  const getNamespace = () => getSender(kit)?.namespace
  let known: string | undefined
  const update = () => {
    const namespace = getNamespace()
    if (namespace === known) return
    known = namespace
    state.hasNames = undefined
    if (namespace === undefined) return
    loadTransfers(kit, namespace).then(
      ({ resolveName }) => {
        if (namespace === known) state.hasNames = resolveName !== undefined
      },
      // The next look-up loads it again, and reports why it cannot.
      () => {
        if (namespace === known) known = undefined
      },
    )
  }
  update()
  return { update }
}
