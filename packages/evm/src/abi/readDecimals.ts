import { readWord } from './readWord.ts'

/** No genuine token has more. */
const most = 36n

/** Reads a token's decimals. `undefined` unless the answer is one word with a possible value. */
export function readDecimals(data: string): number | undefined {
  const decimals = data.length === 66 ? readWord(data, 0) : undefined
  return decimals !== undefined && decimals <= most ? Number(decimals) : undefined
}
