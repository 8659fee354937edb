/** An error as wallets have it: an app reads its code. @see EIP-1193, EIP-5792 */
export function rpcError(code: number, message: string): Error & { readonly code: number } {
  return Object.assign(new Error(message), { code })
}
