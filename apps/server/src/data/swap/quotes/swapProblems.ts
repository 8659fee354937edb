import { Problem } from '../../../http/problem.ts'

/** What can go wrong with a swap. */
export const swapProblems = {
  noRoute: () =>
    new Problem('NO_ROUTE', {
      detail:
        'No source has a route: insufficient liquidity. Try a smaller amount, or another token.',
      reasons: [{ name: 'NO_ROUTE', description: 'insufficient liquidity' }],
    }),
  unavailable: (cause?: unknown) =>
    new Problem('SOURCE_UNAVAILABLE', {
      detail: 'No source of prices answers at the moment. Try again later.',
      headers: { 'Retry-After': '5' },
      cause,
    }),
  expired: () =>
    new Problem('QUOTE_EXPIRED', {
      detail: 'The quote is over, or its minimum cannot be kept any more. Ask for quotes again.',
    }),
} as const
