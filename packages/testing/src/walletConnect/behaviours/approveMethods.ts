import type { ProposalBehaviour } from '../proposalBehaviour.ts'

/** Of the methods that were asked for, the app gets these only. */
export function approveMethods(methods: readonly string[]): ProposalBehaviour {
  return ({ proceed }) =>
    proceed({
      narrow: (grant) => ({
        ...grant,
        methods: grant.methods.filter((method) => methods.includes(method)),
      }),
    })
}
