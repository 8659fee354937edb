/** What sending is called, by how far it is. */
export function toSending({ isToSelf, status }: { isToSelf: boolean; status: string }): string {
  if (status === 'pending') return 'sending'
  return isToSelf ? 'self' : 'send'
}
