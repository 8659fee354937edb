/**
 * What visitors would take for a wallet or a token, as labels: names of wallets, with and without
 * the word for what they are, and symbols of tokens.
 */
export function listBrands(known: {
  wallets: readonly { readonly name: string }[]
  tokens: readonly { readonly symbol: string }[]
}): readonly string[] {
  const wallets = known.wallets.map(({ name }) => toLabel(name))
  return [
    ...wallets,
    ...wallets.map((label) => label.replace(/wallet$/, '')),
    ...known.tokens.map(({ symbol }) => toLabel(symbol)),
  ].filter((label) => label !== '')
}

function toLabel(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}
