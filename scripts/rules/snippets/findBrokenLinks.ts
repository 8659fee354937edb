import { dirname, posix } from 'node:path'

export type Site = {
  /** Whether a file or folder is at this path from the root. */
  readonly has: (path: string) => boolean
  /** The text of a Markdown file. */
  readonly read: (path: string) => string
  /** Import names of our packages, such as `@cleat/react/networks`. */
  readonly entries: ReadonlySet<string>
}

/** Where the repository is. Published pages link to it, because npm shows no other file. */
const repository = 'https://github.com/cleat-dev/cleat'

const published = /^packages\/[^/]+\/README\.md$/

/** Finds links of a Markdown file that lead nowhere, and import names that no package has. */
export function findBrokenLinks(path: string, site: Site): string[] {
  const text = withoutFences(site.read(path))
  const found: string[] = []
  for (const [, first, second, third] of text.matchAll(
    /\]\(<?([^)\s>]+)>?\)|(?:src|srcset|href)="([^"]+)"|<(https?:[^>]+)>/g,
  )) {
    const link = first ?? second ?? third ?? ''
    const wrong = findWrongLink(path, link, site)
    if (wrong) found.push(`${path}: ${link} ${wrong}`)
  }
  for (const [, name = ''] of text.matchAll(/`(@cleat\/[\w./-]+)`/g))
    if (!site.entries.has(name)) found.push(`${path}: no package has ${name}`)
  return found
}

function findWrongLink(path: string, link: string, site: Site): string | undefined {
  const inRepository = link.startsWith(repository)
  if (/^[a-z]+:/.test(link) && !inRepository) return undefined
  if (!inRepository && published.test(path) && !link.startsWith('#'))
    return 'is relative, and npm shows no other file'
  const [target = '', anchor] = (inRepository ? link.slice(repository.length) : link).split('#')
  const file = inRepository
    ? target.replace(/^\/(?:(?:blob|tree)\/main\/?)?/, '') || 'README.md'
    : target === ''
      ? path
      : posix.join(dirname(path), target)
  if (!site.has(file)) return 'leads to no file'
  const page = file.endsWith('.md') ? file : posix.join(file, 'README.md')
  if (anchor === undefined) return undefined
  return site.has(page) && listAnchors(site.read(page)).has(anchor) ? undefined : 'has no such part'
}

/** The anchors that GitHub gives to headings, and those of the text itself. */
function listAnchors(text: string): ReadonlySet<string> {
  const headings = [...withoutFences(text).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  )
  const own = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)
  return new Set([...headings, ...own])
}

function withoutFences(text: string): string {
  return text.replace(/^ *```.*?^ *```$/gms, '')
}
