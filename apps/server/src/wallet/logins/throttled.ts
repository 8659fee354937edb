import { Problem } from '../../http/problem.ts'

/** The problem of too many logins. */
export function throttled(waitSeconds: number): Problem {
  return new Problem('LOGIN_THROTTLED', {
    detail: `There were too many logins. Wait ${waitSeconds} s.`,
    headers: { 'Retry-After': String(waitSeconds) },
    facts: { waitSeconds },
  })
}
