/** A lazily loaded chunk of icons. */
export type IconSheet = {
  /** Icon names, separated by blanks. Aliases of an icon follow its name after commas. */
  readonly names: string
  readonly load: () => Promise<{ readonly icons: Readonly<Record<string, string>> }>
}

export type LoadIconParameters = {
  readonly sheets: readonly IconSheet[]
  readonly name: string
}

/** Loads an icon as a data URI. `undefined` if no sheet has it or its sheet cannot be fetched. */
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

/**
 * Pictures are data URIs already. Of a drawing, escapes only the characters that end a URI, start
 * an escape or close an attribute.
 */
function toDataUri(svg: string): string {
  if (svg.startsWith('data:')) return svg
  return `data:image/svg+xml,${svg.replaceAll(/[%#"<>]/g, encodeURIComponent)}`
}
