import { Problem } from '../../http/problem.ts'

/** Independent sources have no common page order. */
export function oneChainAtATime(): Problem {
  return new Problem('INVALID_QUERY', {
    detail: 'The history of these chains is told one at a time. Name one of them.',
    errors: [{ at: 'chainId', detail: 'Must be a CAIP-2 id.' }],
  })
}
