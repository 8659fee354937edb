/**
 * The text of a field as the first label of a name: in lower case, without what a name cannot have.
 * A pasted name of the zone is its label.
 */
export function toLabel(
  text: string,
  { zone }: { zone: string | undefined },
): { label: string; dropped: string | undefined } {
  const lower = text.slice(0, longestText).toLowerCase()
  const own = zone !== undefined && lower.endsWith(`.${zone}`)
  const wanted = own ? lower.slice(0, -zone.length - 1) : lower
  let dropped: string | undefined
  let label = ''
  for (const character of wanted)
    if (/[a-z0-9-]/.test(character)) label += character
    else dropped = character
  return { label, dropped }
}

/** Nothing that is longer was typed. */
const longestText = 512
