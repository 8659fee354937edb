/** What an entry page loads, and what in it is no part of one. */
export type EntryPage = {
  readonly loads: readonly { readonly path: string; readonly integrity: string | undefined }[]
  /** Pieces that are neither elements of an entry page nor its title. */
  readonly strange: readonly string[]
}

const piece = /<!doctype html>|<(\/?)([a-z]+)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*\/?>|[^<]+|</gi
const attribute = /([a-z-]+)(?:="([^"]*)")?/gi
/** Elements, with the attributes that each may have. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  html: ['lang'],
  head: [],
  body: [],
  title: [],
  div: ['id'],
  meta: ['charset', 'name', 'content'],
  script: ['type', 'crossorigin', 'src', 'integrity'],
  link: ['rel', 'crossorigin', 'href', 'integrity'],
}

/**
 * Reads an entry page as strictly as it is built: what the build does not write is strange, so that
 * no reading of browsers has to be guessed.
 */
export function readEntryPage(html: string): EntryPage {
  const loads: { path: string; integrity: string | undefined }[] = []
  const strange: string[] = []
  let open = ''
  for (const match of html.matchAll(piece)) {
    const [text, closing, given = '', list = ''] = match
    const name = given.toLowerCase()
    if (name === '') {
      const isQuiet = /^<!doctype html>$/i.test(text) || text.trim() === ''
      if (!isQuiet && open !== 'title') strange.push(text.trim().slice(0, 200))
      continue
    }
    open = closing ? '' : name
    if (closing) continue
    const attributes = new Map(
      [...list.matchAll(attribute)].map(([, key = '', value = '']) => [key.toLowerCase(), value]),
    )
    const path = attributes.get('src') ?? attributes.get('href')
    const isKnown =
      allowed[name] !== undefined &&
      [...attributes.keys()].every((key) => allowed[name]?.includes(key)) &&
      (name !== 'script' || attributes.get('type') === 'module') &&
      (name !== 'link' || /^(?:stylesheet|modulepreload)$/.test(attributes.get('rel') ?? '')) &&
      ((name !== 'script' && name !== 'link') || path?.startsWith('/assets/'))
    if (!isKnown) strange.push(text.slice(0, 200))
    if (path !== undefined) loads.push({ path, integrity: attributes.get('integrity') })
  }
  return { loads, strange }
}
