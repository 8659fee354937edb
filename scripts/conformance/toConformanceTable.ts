type Report = {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[]
      readonly title: string
      readonly status: string
    }[]
  }[]
}

/** The tests of one suite by title, and whether each passed in all its runs. */
type Cell = Map<string, boolean>

/**
 * Formats the conformance of the adapters as a Markdown table: the number of passed or failed tests
 * of each suite. Empty if the adapter lacks the feature.
 */
export function toConformanceTable({ testResults }: Report): string {
  const rows = new Map<string, Map<string, Cell>>()
  const suites = new Set<string>()
  for (const { name, assertionResults } of testResults) {
    for (const { ancestorTitles, title, status } of assertionResults) {
      if (!ancestorTitles.includes('conformance') || !/^(?:passed|failed)$/.test(status)) continue
      const suite = title.split(':')[0] ?? ''
      const adapter = toAdapter(name)
      const row = rows.get(adapter) ?? new Map<string, Cell>()
      const cell = row.get(suite) ?? new Map<string, boolean>()
      cell.set(title, status === 'passed' && cell.get(title) !== false)
      suites.add(suite)
      rows.set(adapter, row.set(suite, cell))
    }
  }
  const adapters = [...rows.keys()].sort()
  const lines = [...suites].map((suite) =>
    toLine([suite, ...adapters.map((adapter) => toText(rows.get(adapter)?.get(suite)))]),
  )
  const rule = `| --- |${adapters.map(() => ' ---: |').join('')}`
  return [toLine(['', ...adapters]), rule, ...lines].join('\n')
}

/**
 * Reads the adapter from the path of its tests:
 * `…/packages/adapter-ethers/src/EthersAdapter.conformance.test.ts` is `ethers`.
 */
function toAdapter(path: string): string {
  return (
    /\/adapter-([^/]+)\//.exec(path)?.[1] ??
    /\/([^/]+?)(?:Adapter)?\.conformance\./
      .exec(path)?.[1]
      ?.replace(/^create/, '')
      .toLowerCase() ??
    path
  )
}

function toText(cell: Cell | undefined): string {
  if (!cell) return '–'
  const failed = [...cell.values()].filter((hasPassed) => !hasPassed).length
  return failed > 0 ? `${failed} failed` : String(cell.size)
}

function toLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
