import { Problem } from '../../http/problem.ts'

/** Those that say something about the order, first that which a client can do most about. */
const codes = ['AMOUNT_OUTSIDE', 'NOT_OFFERED']

/**
 * The error to answer with, if all providers refuse. That a provider is away counts least. Of equal
 * ones, the first.
 */
export function chooseProblem(errors: readonly unknown[]): unknown {
  const rank = (error: unknown) => {
    const index = error instanceof Problem ? codes.indexOf(error.code) : -1
    return index < 0 ? codes.length : index
  }
  return errors.toSorted((a, b) => rank(a) - rank(b))[0]
}
