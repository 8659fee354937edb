/** Creates an error with an EIP-1193 code, for apps that check the code. */
export function createProviderError(code: number, message: string): Error {
  return Object.assign(new Error(message), { code })
}
