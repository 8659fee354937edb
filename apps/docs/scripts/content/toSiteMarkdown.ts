import { dirname, posix } from 'node:path'
import { repository } from '../repository.ts'
import type { SitePage } from './sitePages.ts'

export declare namespace toSiteMarkdown {
  type Parameters = {
    /** Path of the document from the root of the repository. */
    source: string
    text: string
    pages: readonly SitePage[]
  }
}

/**
 * Makes a page of the site from a document of the repository: links lead to pages where there are
 * some, else to the repository, and pictures come with the site.
 */
export function toSiteMarkdown({ source, text, pages }: toSiteMarkdown.Parameters): string {
  const routes = new Map(pages.flatMap(({ source: path, route }) => toTargets(path, route)))
  const resolve = (link: string) => resolveLink({ link, source, routes })
  return mapProse(toCut(text), (prose) =>
    prose
      .replace(/<!--.*?-->\n*/gs, '')
      .replace(/(\]\()<?([^)\s>]+)>?(\))/g, (_, open, link, close) => open + resolve(link) + close)
      .replace(/((?:src|srcset|href)=")([^"]+)(")/g, (_, open, link, close) => {
        return open + resolve(link) + close
      }),
  )
}

/** A page is also what a link to its folder leads to. */
function toTargets(path: string, route: string): [string, string][] {
  const folder = dirname(path)
  return path.endsWith('README.md') && folder !== '.'
    ? [
        [path, route],
        [folder, route],
      ]
    : [[posix.normalize(path), route]]
}

type Resolving = {
  readonly link: string
  readonly source: string
  readonly routes: ReadonlyMap<string, string>
}

function resolveLink({ link, source, routes }: Resolving): string {
  const isOwn = link.startsWith(`${repository}/`)
  if (link.startsWith('#') || (/^[a-z]+:/.test(link) && !isOwn)) return link
  const [target = '', anchor] = link.split('#')
  const path = isOwn
    ? target.slice(repository.length + 1).replace(/^(?:blob|tree)\/main\/?/, '') || 'README.md'
    : posix.join(dirname(source), target)
  const part = anchor ? `#${anchor}` : ''
  const route = routes.get(path.replace(/\/$/, ''))
  if (route !== undefined) return `/${route}${part}`
  if (/\.(?:png|jpg|svg)$/.test(path)) return `/${path.replace(/^docs\//, '')}`
  const kind = /\.\w+$/.test(path) ? 'blob' : 'tree'
  return `${repository}/${kind}/main/${path}${part}`
}

const given = /^<!-- given\n(?<code>.*?)\n-->\n+(?<fence>```tsx? twoslash(?: continues)?)\n/gms

/** What a snippet supposes is compiled with it by twoslash, too, and not shown. */
function toCut(text: string): string {
  return text.replace(given, (_, code: string, fence: string) => {
    return `${fence}\n${code}\n// ---cut---\n`
  })
}

/** Applies a change to all that is not in a fence. */
export function mapProse(text: string, change: (prose: string) => string): string {
  return text
    .split(/^( *```.*?^ *```$)/gms)
    .map((part, at) => (at % 2 === 1 ? part : change(part)))
    .join('')
}
