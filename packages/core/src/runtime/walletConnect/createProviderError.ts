/** An error as wallets give it, for apps that go by its number. */
export function createProviderError(code: number, message: string): Error {
  return Object.assign(new Error(message), { code })
}
