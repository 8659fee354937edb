/** The greatest prime below 1,024: two symbols can hold what it leaves. */
export const codeModulus = 1021

/** Divides the number that symbols are in base 32, and returns what is left. */
export function divideCode(symbols: Iterable<number>): number {
  let rest = 0
  for (const symbol of symbols) rest = (rest * 32 + symbol) % codeModulus
  return rest
}
