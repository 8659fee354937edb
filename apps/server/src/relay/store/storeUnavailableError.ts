/** Messages cannot be stored now. Senders should retry. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError'

  constructor(cause: unknown) {
    super('The relay cannot keep messages at the moment.', { cause })
  }
}
