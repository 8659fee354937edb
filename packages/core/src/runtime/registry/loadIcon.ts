/** A chunk of icons, and whose icons are in it. */
export type IconSheet = {
  /** Names apart by blanks; further names of the same icon follow the first after commas. */
  readonly names: string
  readonly load: () => Promise<{ readonly icons: Readonly<Record<string, string>> }>
}

export type LoadIconParameters = {
  readonly sheets: readonly IconSheet[]
  readonly name: string
}

/** The icon of that name as a data URI. `undefined` when no sheet has it or its sheet cannot be fetched. */
export async function loadIcon({ sheets, name }: LoadIconParameters): Promise<string | undefined> {
  for (const { names, load } of sheets) {
    const group = names.split(' ').find((aliases) => aliases.split(',').includes(name))
    const [first] = group?.split(',') ?? []
    if (!first) continue
    try {
      const icon = (await load()).icons[first]
      return icon && toDataUri(icon)
    } catch {
      return undefined
    }
  }
  return undefined
}

/** Only what ends a URI, starts an escape or closes an attribute needs escaping. */
function toDataUri(svg: string): string {
  return `data:image/svg+xml,${svg.replaceAll(/[%#"<>]/g, encodeURIComponent)}`
}
