/** Imitates a signature without a key. It proves nothing. */
export function signMock({ message, address }: { message: string; address: string }): string {
  return `mock:${address}:${encodeURIComponent(message)}:mock`
}

/** Whether a mock wallet signed the text with the account. */
export function verifyMock(parameters: {
  message: string
  address: string
  signature: string
}): boolean {
  return signMock(parameters) === parameters.signature
}
