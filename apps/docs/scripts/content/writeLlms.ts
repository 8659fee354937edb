import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReferenceName } from '../reference/referenceName.ts'
import { commentOf, mainOf } from '../reference/toReferencePage.ts'
import { content, root } from '../repository.ts'

/** A page with its text. */
export type TextPage = { readonly route: string; readonly title: string; readonly text: string }

export declare namespace writeLlms {
  type Parameters = {
    guides: readonly TextPage[]
    names: readonly ReferenceName[]
  }
}

/**
 * Writes `llms.txt`, the repository's own introduction with the pages of the site, and
 * `llms-full.txt`, which has their whole text and every public name in a line.
 */
export function writeLlms({ guides, names }: writeLlms.Parameters): void {
  const own = readFileSync(join(root, 'llms.txt'), 'utf8')
  const [introduction = ''] = own.split(/^## /m)
  const pages = guides.map(({ route, title }) => `- [${title}](/${route})`)
  const more = ['- [Every public name](/reference/)', '- [All of it in one file](/llms-full.txt)']
  const index = [introduction.trim(), '## Pages', [...pages, ...more].join('\n')].join('\n\n')
  writeFileSync(join(content, 'public/llms.txt'), `${index}\n`)
  const lines = names.map((name) => {
    const main = mainOf(name)
    const said = (main && commentOf(main)?.summary) ?? []
    const summary = said
      .map(({ text }) => text)
      .join('')
      .replaceAll(/\s+/g, ' ')
    return `- \`${name.name}\` (${name.entries.join(', ')}): ${summary}`
  })
  const texts = guides.map(({ route, text }) => `<!-- /${route} -->\n\n${text.trim()}`)
  const full = [introduction.trim(), ...texts, '# Every public name', lines.join('\n')]
  writeFileSync(join(content, 'public/llms-full.txt'), `${full.join('\n\n')}\n`)
}
