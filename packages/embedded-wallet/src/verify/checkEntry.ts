import { hash } from 'node:crypto'
import type { Finding } from './finding.ts'
import { readEntryPage } from './readEntryPage.ts'
import type { PageKind } from './requiredHeaders.ts'
import { toPolicyMap } from './toPolicyMap.ts'

/** Checks what an entry page loads: listed files with their hashes, and nothing else. */
export function checkEntry(parameters: {
  readonly at: string
  readonly kind: PageKind
  readonly html: string
  readonly headers: Headers
  /** The files of the origin, as they were fetched. */
  readonly files: ReadonlyMap<string, Uint8Array>
}): readonly Finding[] {
  const { at, kind, html, headers, files } = parameters
  if (kind === 'recovery') return checkWhole(at, html, headers)
  const { loads, strange } = readEntryPage(html)
  return [
    ...strange.map((found): Finding => ({ kind: 'markup', at, found })),
    ...loads.flatMap(({ path, integrity }): Finding[] => {
      const bytes = files.get(path)
      if (!bytes) return [{ kind: 'file-unlisted', at, found: path }]
      const expected = `sha384-${hash('sha384', bytes, 'base64')}`
      if (integrity === expected) return []
      return [{ kind: 'integrity', at, of: path, expected, found: integrity }]
    }),
  ]
}

/** The page of recovery has its scripts inside, and the policy names their hashes. */
function checkWhole(at: string, html: string, headers: Headers): readonly Finding[] {
  const policy = toPolicyMap(headers.get('Content-Security-Policy') ?? '')
  return (['script', 'style'] as const).flatMap((name): Finding[] => {
    const inside = [...html.matchAll(new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`, 'gi'))]
    const hashes = inside.map(([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`)
    const expected = hashes.sort().join(' ')
    const found = policy?.get(`${name}-src`)
    return found === expected ? [] : [{ kind: 'integrity', at, of: name, expected, found }]
  })
}
