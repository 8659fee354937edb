import type { ProposalBehaviour } from '../proposalBehaviour.ts'

/** Approves, then ends the session at once. */
export function disconnectAfterSettle(): ProposalBehaviour {
  return async ({ proceed, disconnect }) => {
    const session = await proceed()
    if (session) await disconnect(session.topic)
  }
}
