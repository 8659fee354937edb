import type { ProposalBehaviour } from '../proposalBehaviour.ts'

/** The error of `declineProposal`. */
export type DeclineProposalParameters = {
  /** @default 5000, the user rejected (CAIP-25) */
  code?: number | undefined
  /** The message of the error. @default `User rejected.` */
  message?: string | undefined
}

/** Rejects without a question to the user. */
export function declineProposal(parameters: DeclineProposalParameters = {}): ProposalBehaviour {
  const { code = 5000, message = 'User rejected.' } = parameters
  return ({ decline }) => decline({ code, message })
}
