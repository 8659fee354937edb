/** The transaction id in an answer of a wallet, or `undefined`. */
export function toTransactionId(answer: unknown): string | undefined {
  return typeof answer === 'string' && /^[0-9a-f]{64}$/i.test(answer)
    ? answer.toLowerCase()
    : undefined
}
