/** A copy, because a part of a text keeps the whole text in memory. */
export function toOwnText(part: string): string {
  return Buffer.from(part).toString()
}
