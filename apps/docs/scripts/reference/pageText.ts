import type { CommentDisplayPart } from 'typedoc'
import { mapProse } from '../content/toSiteMarkdown.ts'

/** Public names that a text may link to, with their routes. */
export type Links = ReadonlyMap<string, string>

/** A comment as Markdown of the site. */
export function toProse(parts: readonly CommentDisplayPart[] | undefined): string {
  const text = (parts ?? []).map((part) => part.text).join('')
  return mapProse(text.trim(), escapeProse)
}

/** A comment in the cell of a table. */
export function toCell(parts: readonly CommentDisplayPart[] | undefined): string {
  return toProse(parts)
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|')
}

/** Text outside of code spans has no elements and no expressions of Vue. */
function escapeProse(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, at) => {
      return at % 2 === 1 ? part : part.replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;')
    })
    .join('')
}

/** Names of the language that are also names of Cleat. */
const foreign = new Set(['Error', 'Event', 'Parameters', 'ReturnType', 'Response', 'Request'])

/** A type as code whose public names are links. */
export function toTypeCode(type: string, links: Links): string {
  const html = type
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('|', '&#124;')
    .replaceAll('{', '&#123;')
    .replaceAll('}', '&#125;')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('`', '&#96;')
    .replaceAll('*', '&#42;')
    .replaceAll('_', '&#95;')
    .replaceAll('[', '&#91;')
  const linked = html.replaceAll(/(?<![\w.#&"'])[A-Za-z]\w+(?![\w;"'?:])/g, (word) => {
    const route = foreign.has(word) ? undefined : links.get(word)
    return route ? `<a href="/${route}">${word}</a>` : word
  })
  return `<code class="type">${linked}</code>`
}
