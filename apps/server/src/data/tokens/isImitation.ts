import type { DataChain } from '../chains/dataChain.ts'

export declare namespace isImitation {
  type Parameters = {
    token: { readonly symbol?: string | undefined; readonly name?: string | undefined }
    chain: Pick<DataChain, 'tokens' | 'nativeCurrency'>
  }
}

/**
 * Whether a token that is not on the list of its chain calls itself as one that is, or as the native currency. So does one with
 * letters of other scripts, which look the same.
 */
export function isImitation({ token, chain }: isImitation.Parameters): boolean {
  const known = [chain.nativeCurrency, ...chain.tokens.values()]
  const taken = new Set(known.flatMap(({ symbol, name }) => [toSkeleton(symbol), toSkeleton(name)]))
  return [token.symbol, token.name].some(
    (text) => text !== undefined && (taken.has(toSkeleton(text)) || isMixed(text)),
  )
}

/** Without what nobody looks at. */
function toSkeleton(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    .replaceAll('0', 'o')
    .replace(/[1i]/g, 'l')
}

/** Latin letters beside those of a script that has the same ones. */
function isMixed(text: string): boolean {
  return /\p{Script=Latin}/u.test(text) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text)
}
