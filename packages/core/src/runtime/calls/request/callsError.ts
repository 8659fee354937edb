/** An error as wallets have it: an app reads its code. @see EIP-5792, EIP-1474 */
export function callsError(code: number, message: string): Error & { code: number } {
  return Object.assign(new Error(message), { code })
}
