/** The database cannot be asked at the moment. Nothing is wrong with what was asked. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError'

  constructor(cause: unknown) {
    super('The database does not answer.', { cause })
  }
}
