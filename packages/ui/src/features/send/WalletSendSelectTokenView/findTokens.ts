import type { TokenBalance } from '@cleat/core/data'

/**
 * Finds tokens whose name or symbol contains the query's words, or whose address equals it. Keeps
 * their order.
 */
export function findTokens(parameters: {
  tokens: readonly TokenBalance[]
  search: string
}): readonly TokenBalance[] {
  const { tokens, search } = parameters
  const words = fold(search).split(/\s+/).filter(Boolean)
  return tokens.filter(({ name, symbol, address }) => {
    const text = fold(`${symbol} ${name} ${address ?? ''}`)
    return words.every((word) => text.includes(word))
  })
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
