/** The same items, those that are meant before the others. */
export function activeFirst<item>(
  items: Iterable<item>,
  isMeant: (item: item) => boolean,
): readonly item[] {
  return [...items].sort((one, other) => Number(isMeant(other)) - Number(isMeant(one)))
}
