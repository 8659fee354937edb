/** Milliseconds and three digits of chance, as the clients of this protocol number their messages. */
export function messageId(): number {
  return Date.now() * 1000 + Math.floor(Math.random() * 1000)
}
