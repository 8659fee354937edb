import { Problem } from '../http/problem.ts'

/** The database is down. The request is valid, so the answer is 503. */
export class DatabaseUnavailableError extends Problem {
  constructor(cause: unknown) {
    super('DATABASE_UNAVAILABLE', {
      detail: 'The database does not answer at the moment. Try again later.',
      headers: { 'Retry-After': '10' },
      cause,
    })
  }
}
