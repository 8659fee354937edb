import { readWord } from './readWord.ts'

/** No token has more, and numbers of more digits are made to do harm. */
const most = 36n

/** How many decimals a token says that it has. Nothing where it does not say so in one word, or says what cannot be. */
export function readDecimals(data: string): number | undefined {
  const decimals = data.length === 66 ? readWord(data, 0) : undefined
  return decimals !== undefined && decimals <= most ? Number(decimals) : undefined
}
