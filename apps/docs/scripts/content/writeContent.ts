import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeReference } from '../reference/writeReference.ts'
import { app, content, root } from '../repository.ts'
import { writeStarts } from '../starts/writeStarts.ts'
import { sitePages } from './sitePages.ts'
import { toSiteMarkdown } from './toSiteMarkdown.ts'
import { writeLlms } from './writeLlms.ts'

export declare namespace writeContent {
  type Parameters = {
    /** The only package whose names get pages. @default all of them */
    only?: string | undefined
  }
}

/** Writes the Markdown that the site is built from. */
export async function writeContent({ only }: writeContent.Parameters): Promise<void> {
  rmSync(content, { recursive: true, force: true })
  const write = (route: string, text: string) => {
    const path = join(content, `${route}.md`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  cpSync(join(app, 'pages'), content, { recursive: true })
  cpSync(join(app, 'public'), join(content, 'public'), { recursive: true })
  cpSync(join(root, 'docs/pictures'), join(content, 'public/pictures'), { recursive: true })
  const guides = sitePages.map((page) => {
    const text = readFileSync(join(root, page.source), 'utf8')
    return { ...page, text: toSiteMarkdown({ source: page.source, text, pages: sitePages }) }
  })
  for (const { route, source, text } of guides) write(route, `---\nsource: ${source}\n---\n${text}`)
  const starts = writeStarts(write)
  const errors = readFileSync(join(root, 'docs/errors.md'), 'utf8')
  const codes = new Set([...errors.matchAll(/^### ([A-Z_]+)$/gm)].map(([, code = '']) => code))
  const names = await writeReference({ codes, write, only })
  writeLlms({ guides: [...starts, ...guides], names })
  if (!existsSync(join(content, 'index.md'))) throw new Error('The site has no first page.')
}
