import { dirname, join } from 'node:path'
import { findLicences } from './licences/findLicences.ts'
import { isAllowed } from './licences/licence.ts'
import { root, sourceFiles } from './sourceFiles.ts'

const folders = sourceFiles('packages/*/package.json').map((path) => join(root, dirname(path)))
const found = findLicences(folders)
const forbidden = found.filter(({ licence }) => !isAllowed(licence))
for (const { path, version, licence } of forbidden) console.log(`${path} ${version}: ${licence}`)

const counts = Object.groupBy(found, ({ licence }) => licence)
const summary = Object.entries(counts).map(([licence, group]) => `${group?.length} ${licence}`)
console.log(`${found.length} packages: ${summary.join(', ')}`)
process.exitCode = forbidden.length > 0 ? 1 : 0
