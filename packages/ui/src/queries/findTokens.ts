/**
 * Finds tokens whose name or symbol contains the query's words, or whose address equals it. Keeps
 * their order.
 */
export function findTokens<
  token extends {
    readonly name: string
    readonly symbol: string
    readonly address?: string | undefined
  },
>(parameters: { tokens: readonly token[]; search: string }): readonly token[] {
  const { tokens, search } = parameters
  const words = fold(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return tokens
  return tokens.filter(({ name, symbol, address }) => {
    const text = fold(`${symbol} ${name} ${address ?? ''}`)
    return words.every((word) => text.includes(word))
  })
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
