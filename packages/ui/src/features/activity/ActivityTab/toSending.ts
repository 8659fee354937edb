/** The text key of a payment, by its status. */
export function toSending({ isToSelf, status }: { isToSelf: boolean; status: string }): string {
  if (status === 'pending' || status === 'open') return 'sending'
  return isToSelf ? 'self' : 'send'
}
