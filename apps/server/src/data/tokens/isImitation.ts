import type { DataChain } from '../chains/dataChain.ts'

export declare namespace isImitation {
  type Parameters = {
    token: { readonly symbol?: string | undefined; readonly name?: string | undefined }
    chain: Pick<DataChain, 'tokens' | 'nativeCurrency'>
  }
}

/**
 * Whether an unlisted token has the name or symbol of a listed one or of the native currency, or
 * uses look-alike letters of other scripts.
 */
export function isImitation({ token, chain }: isImitation.Parameters): boolean {
  const known = [chain.nativeCurrency, ...chain.tokens.values()]
  const taken = new Set(known.flatMap(({ symbol, name }) => [toSkeleton(symbol), toSkeleton(name)]))
  return [token.symbol, token.name].some(
    (text) => text !== undefined && (taken.has(toSkeleton(text)) || isMixed(text)),
  )
}

/** Removes invisible and ignorable characters. */
function toSkeleton(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    .replaceAll('0', 'o')
    .replace(/[1i]/g, 'l')
}

/** Whether Latin letters are mixed with a script that has look-alikes. */
function isMixed(text: string): boolean {
  return /\p{Script=Latin}/u.test(text) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text)
}
