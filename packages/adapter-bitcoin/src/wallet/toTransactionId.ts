/** The id of a transaction as a wallet told it, or nothing. */
export function toTransactionId(answer: unknown): string | undefined {
  return typeof answer === 'string' && /^[0-9a-f]{64}$/i.test(answer)
    ? answer.toLowerCase()
    : undefined
}
