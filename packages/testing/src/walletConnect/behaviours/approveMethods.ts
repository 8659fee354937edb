import type { ProposalBehaviour } from '../proposalBehaviour.ts'

/** Approves only these of the proposed methods. */
export function approveMethods(methods: readonly string[]): ProposalBehaviour {
  return ({ proceed }) =>
    proceed({
      narrow: (grant) => ({
        ...grant,
        methods: grant.methods.filter((method) => methods.includes(method)),
      }),
    })
}
