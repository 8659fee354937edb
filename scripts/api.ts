import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compareReports } from './api/compareReports.ts'
import { copyDeclarations } from './api/copyDeclarations.ts'
import { extractReports } from './api/extractReports.ts'
import { listEntryDeclarations } from './api/listEntryDeclarations.ts'
import { toReports } from './api/toReports.ts'
import { writeReports } from './api/writeReports.ts'
import { root, sourceFiles } from './sourceFiles.ts'

// Compares what the built packages export with the reports in `packages/*/api`, names and types.
// `--write` updates the reports.
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const folder = await realpath(await mkdtemp(join(tmpdir(), 'cleat-api-')))
try {
  const entries = listEntryDeclarations()
  const folders = [...new Set(entries.map((entry) => entry.folder))]
  await copyDeclarations({ from: root, to: join(folder, 'built'), folders })
  const extracted = extractReports({ folder: join(folder, 'built'), entries })
  const reports = toReports(extracted)
  const written = sourceFiles('packages/*/api/*.api.md')
  const differences = await compareReports({
    ...{ reports, root, written },
    folder: join(folder, 'compared'),
  })
  for (const { path, patch } of differences) console.log(values.write ? path : `${path}\n${patch}`)
  if (values.write)
    await writeReports({ reports, root, paths: differences.map(({ path }) => path) })
  else if (differences.length > 0) {
    console.log('`pnpm api --write` accepts it. What users notice needs a changeset.')
    process.exitCode = 1
  }
  const verb = values.write ? 'written' : 'differ'
  console.log(`${reports.size} reports, ${differences.length} ${verb}`)
} finally {
  await rm(folder, { recursive: true })
}
