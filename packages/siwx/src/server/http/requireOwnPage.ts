import { SiwxProblem } from '../problem/siwxProblem.ts'

/**
 * Refuses what a form of another site can send: it can neither send the header, nor this type of
 * body, nor say that it comes from the app.
 */
export function requireOwnPage({ headers }: Request): void {
  if (headers.get('Sec-Fetch-Site') !== 'cross-site' && headers.get('x-cleat') === '1') return
  throw new SiwxProblem('ORIGIN_NOT_ALLOWED', {
    detail: 'Only pages of the app may change who is signed in. Send the header `x-cleat: 1`.',
  })
}
