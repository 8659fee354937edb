/** Messages cannot be kept at the moment. Whoever sent one should send it again. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError'

  constructor(cause: unknown) {
    super('The relay cannot keep messages at the moment.', { cause })
  }
}
