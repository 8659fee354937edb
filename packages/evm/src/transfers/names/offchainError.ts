/**
 * No URL of a name answered. viem tells the name's contract the status and `shortMessage` of errors
 * with this name, so that it learns no more of the failure.
 */
export class OffchainError extends Error {
  override readonly name = 'HttpRequestError'
  readonly status = 502
  readonly shortMessage = ''
}
