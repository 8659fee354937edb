/** Loads a chunk of icons. */
export type LoadSheet = () => Promise<{ readonly icons: Readonly<Record<string, string>> }>

/** A lazily loaded chunk of icons, whose names another list has, in the same order. */
export type CountedSheet = { readonly count: number; readonly load: LoadSheet }

/** An icon of a sheet as a data URI. `undefined` if it is not there or the sheet does not load. */
export async function readIcon(parameters: {
  load: LoadSheet
  key: string
}): Promise<string | undefined> {
  const { load, key } = parameters
  try {
    const icon = (await load()).icons[key]
    return icon && toDataUri(icon)
  } catch {
    return undefined
  }
}

/**
 * Pictures are data URIs already. Of a drawing, escapes only the characters that end a URI, start
 * an escape or close an attribute.
 */
function toDataUri(svg: string): string {
  if (svg.startsWith('data:')) return svg
  return `data:image/svg+xml,${svg.replaceAll(/[%#"<>]/g, encodeURIComponent)}`
}
