import type { EntryDeclaration } from './entryDeclaration.ts'
import type { SplitReport } from './splitReport.ts'

const written = '`pnpm api --write` writes this file.'

/**
 * Writes a report of each entry, and one for each package of the types that none of its entries
 * exports and that their names lead to: a change of such a type shows once.
 *
 * @returns the text of each by its path from the root of the repository
 */
export function toReports(
  extracted: ReadonlyMap<EntryDeclaration, SplitReport>,
): ReadonlyMap<string, string> {
  const reports = new Map<string, string>()
  const packages = Map.groupBy(extracted, ([{ folder }]) => folder)
  for (const [folder, entries] of packages) {
    for (const [{ name, packageName }, { imports, exported }] of entries) {
      const file = name.slice(packageName.length + 1).replaceAll('/', '-') || 'index'
      const about = `What the entry exports, with its types. ${written}`
      const text = format({ title: name, about, imports, statements: exported })
      reports.set(`${folder}/api/${file}.api.md`, text)
    }
    const reached = listReached(entries.map(([, report]) => report))
    if (reached.statements.length === 0) continue
    const title = `${entries[0]?.[0].packageName}: reached`
    const about = `Types that exported names lead to, and that no entry exports. ${written}`
    reports.set(`${folder}/api/reached.api.md`, format({ title, about, ...reached }))
  }
  return reports
}

function listReached(reports: readonly SplitReport[]) {
  const exported = new Set(reports.flatMap((report) => report.exported.map(withoutExport)))
  const reached = reports.flatMap((report) => report.reached)
  return {
    imports: reports.flatMap((report) => report.imports),
    statements: reached.filter((statement) => !exported.has(statement)).sort(byName),
  }
}

function withoutExport(statement: string): string {
  return statement.replace(/^export /m, '')
}

function byName(one: string, other: string): number {
  return one < other ? -1 : 1
}

function format(parameters: {
  title: string
  about: string
  imports: readonly string[]
  statements: readonly string[]
}): string {
  const { title, about, imports, statements } = parameters
  const code = [...new Set(statements)].join('\n\n')
  const words = new Set(code.match(/[\w$]+/g))
  const used = [...new Set(imports)].filter((line) => words.has(localName(line))).sort(byName)
  const parts = [...(used.length > 0 ? [used.join('\n')] : []), code].join('\n\n')
  return `# ${title}\n\n${about}\n\n\`\`\`ts\n${parts}\n\`\`\`\n`
}

/** What a line of imports calls what it brings. */
function localName(line: string): string {
  const [, name = ''] = /([\w$]+)(?: \}|) from /.exec(line) ?? []
  return name
}
