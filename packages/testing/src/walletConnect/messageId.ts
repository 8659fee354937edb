/** Milliseconds and three random digits, the message ids of WalletConnect clients. */
export function messageId(): number {
  return Date.now() * 1000 + Math.floor(Math.random() * 1000)
}
