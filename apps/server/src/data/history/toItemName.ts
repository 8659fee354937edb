export declare namespace toItemName {
  type Parameters = { collection: string | undefined; id: bigint }
}

const shown = 12

/**
 * An item's display name: its collection and its number. Long numbers are hashes, so they are
 * shortened.
 */
export function toItemName({ collection, id }: toItemName.Parameters): string {
  const digits = String(id)
  const number = digits.length > shown ? `${digits.slice(0, 5)}…${digits.slice(-5)}` : digits
  return collection === undefined ? `#${number}` : `${collection} #${number}`
}
