export type Built = {
  /** The HTML of each page by its path: `/guides/theme`. */
  readonly pages: ReadonlyMap<string, string>
  /** Whether the site has a file that is no page. */
  readonly hasFile: (path: string) => boolean
}

/** Finds links of built pages that lead nowhere, and what they would load from elsewhere. */
export function findBrokenLinks({ pages, hasFile }: Built): string[] {
  const anchors = new Map([...pages].map(([path, html]) => [path, listAnchors(html)]))
  const found = new Set<string>()
  for (const [path, html] of pages) {
    for (const [, link = ''] of html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)) {
      const wrong = findWrong(path, decode(link))
      if (wrong) found.add(`${path}: ${link} ${wrong}`)
    }
    for (const [, link = ''] of html.matchAll(
      /<(?:img|script|source|iframe)\b[^>]*? src(?:set)?="([^"]*)"/g,
    ))
      checkPart(path, link)
    for (const [, link = ''] of html.matchAll(/<link\b[^>]*? href="([^"]*)"/g))
      checkPart(path, link)
  }
  return [...found]

  function checkPart(path: string, link: string): void {
    if (/^(?:https?:)?\/\//.test(link)) found.add(`${path}: ${link} is loaded from elsewhere`)
    else if (link.startsWith('/') && !hasFile(link)) found.add(`${path}: ${link} is missing`)
  }

  function findWrong(path: string, link: string): string | undefined {
    if (/^[a-z]+:/.test(link)) return undefined
    const [target = '', anchor] = link.split('#')
    const page = toPage(target === '' ? path : new URL(target, `http://site${path}`).pathname)
    if (!pages.has(page)) return hasFile(page) ? undefined : 'leads to no page'
    if (!anchor) return undefined
    return anchors.get(page)?.has(decodeURIComponent(anchor)) ? undefined : 'has no such part'
  }
}

/** A page by what its link may say: `/start/`, `/start/index.html`, `/start`. */
function toPage(path: string): string {
  return path.replace(/(?:index)?\.html$/, '').replace(/(?<=.)\/$/, '')
}

function listAnchors(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => decode(id)))
}

function decode(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#39;', "'")
}
