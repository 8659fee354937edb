import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeReference } from '../reference/writeReference.ts'
import { app, content, root } from '../repository.ts'
import { writeStarts } from '../starts/writeStarts.ts'
import { nameEmptyHeads } from './nameEmptyHeads.ts'
import { showDiffs } from './showDiffs.ts'
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
    writeFileSync(path, nameEmptyHeads(text))
  }
  cpSync(join(app, 'pages'), content, { recursive: true })
  cpSync(join(app, 'public'), join(content, 'public'), { recursive: true })
  cpSync(join(root, 'docs/pictures'), join(content, 'public/pictures'), { recursive: true })
  const guides = sitePages.map((page) => {
    const { source } = page
    const text = showDiffs({ source, text: read(source), read })
    return { ...page, text: toSiteMarkdown({ source, text, pages: sitePages }) }
  })
  for (const { route, source, text } of guides) write(route, `---\nsource: ${source}\n---\n${text}`)
  const starts = await writeStarts(write)
  const errors = read('docs/errors.md')
  const codes = new Set([...errors.matchAll(/^### ([A-Z_]+)$/gm)].map(([, code = '']) => code))
  const names = await writeReference({ codes, write, only })
  writeLlms({ guides: [...starts, ...guides], names })
  if (!existsSync(join(content, 'index.md'))) throw new Error('The site has no first page.')
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
