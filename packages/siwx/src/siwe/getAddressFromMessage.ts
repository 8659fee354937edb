/** The address in a sign-in message. Empty if there is none. @see EIP-4361 */
export function getAddressFromMessage(message: string): string {
  return /^0x[\da-fA-F]{40}$/m.exec(message)?.[0] ?? ''
}
