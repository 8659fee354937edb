import { Problem } from '../http/problem.ts'

/** The database cannot be asked at the moment. Nothing is wrong with what was asked, so it is a problem of the service: 503. */
export class DatabaseUnavailableError extends Problem {
  constructor(cause: unknown) {
    super('DATABASE_UNAVAILABLE', {
      detail: 'The database does not answer at the moment. Try again later.',
      headers: { 'Retry-After': '10' },
      cause,
    })
  }
}
