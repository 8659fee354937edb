/** A refusal, with the codes of ERC-7769. */
export class BundlerError extends Error {
  override readonly name = 'BundlerError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}
