/** Whether a text looks like a sign-in message, also one that is none. @see EIP-4361 */
export function isSignInText(text: string): boolean {
  return text.toLowerCase().includes('wants you to sign in with your')
}
