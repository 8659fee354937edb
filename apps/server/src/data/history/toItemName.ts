export declare namespace toItemName {
  type Parameters = { collection: string | undefined; id: bigint }
}

const shown = 12

/** What a thing is called: its collection and its number. Long numbers are made of hashes, so their ends are enough. */
export function toItemName({ collection, id }: toItemName.Parameters): string {
  const digits = String(id)
  const number = digits.length > shown ? `${digits.slice(0, 5)}…${digits.slice(-5)}` : digits
  return collection === undefined ? `#${number}` : `${collection} #${number}`
}
