/** The statements of a report of API Extractor. */
export type SplitReport = {
  readonly imports: readonly string[]
  readonly exported: readonly string[]
  /** What is not exported, and an exported name leads to. */
  readonly reached: readonly string[]
}

/** What API Extractor says of each name without a tag, of each without a comment, and at its end. */
const ofEveryName =
  /^ *\/\/ (?:@public(?: \(undocumented\))?|\(undocumented\)|\(No @packageDocumentation.*)\n/gm

/** Splits a report, without the notes that stand at every name. */
export function splitReport(text: string): SplitReport {
  const [, code] = /^```ts\n([\s\S]*?)^```$/m.exec(text) ?? []
  if (code === undefined) throw new Error('API Extractor wrote no report.')
  const statements = code
    .replaceAll(ofEveryName, '')
    .trim()
    .split(/\n{2,}/)
  const declared = statements.filter((statement) => !isImport(statement))
  return {
    imports: statements.filter(isImport).flatMap((statement) => statement.split('\n')),
    exported: declared.filter(isExport),
    reached: declared.filter((statement) => !isExport(statement)),
  }
}

function isImport(statement: string): boolean {
  return statement.startsWith('import ')
}

/** A name that is also global is exported on a line after its declaration. */
function isExport(statement: string): boolean {
  return /^export /m.test(statement)
}
