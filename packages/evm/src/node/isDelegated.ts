/** Whether an account's code is a delegation to a contract. @see EIP-7702 */
export function isDelegated(code: string): boolean {
  return /^0xef0100[0-9a-f]{40}$/i.test(code)
}
