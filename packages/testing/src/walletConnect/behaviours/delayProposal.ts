import type { ProposalBehaviour } from '../proposalBehaviour.ts'

/** Waits `ms` milliseconds, then runs `next`. @default the ordinary answer */
export function delayProposal(
  ms: number,
  next: ProposalBehaviour = ({ proceed }) => proceed(),
): ProposalBehaviour {
  return async (call) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await next(call)
  }
}
