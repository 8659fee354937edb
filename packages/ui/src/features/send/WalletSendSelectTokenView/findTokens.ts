import type { TokenBalance } from '@cleat/core/data'

/** The tokens whose name or symbol has the words in it, or whose address is what was looked for. Their order stays. */
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
