import { existsSync, globSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { bomProblems } from './sbom/bomProblems.ts'
import { createBom } from './sbom/createBom.ts'
import { readEmbedded } from './sbom/readEmbedded.ts'
import { readInstalled } from './sbom/readInstalled.ts'
import { root } from './sourceFiles.ts'

// Writes the bill of materials of each package into `sbom`: what comes with it, and what it has
// inside.
const target = join(root, 'sbom')
let failed = 0
await mkdir(target, { recursive: true })
for (const path of globSync('packages/*/package.json', { cwd: root }).sort()) {
  const folder = join(root, dirname(path))
  const { name, version, license } = JSON.parse(await readFile(join(root, path), 'utf8'))
  const notice = join(folder, 'NOTICE.md')
  const embedded = existsSync(notice) ? readEmbedded(await readFile(notice, 'utf8')) : []
  const installed = await readInstalled(folder)
  const whole = { name, version, licence: license, isEmbedded: false }
  const bom = createBom({ package: whole, parts: [...embedded, ...installed] })
  const problems = await bomProblems(bom)
  failed += problems.length
  await writeFile(join(target, `${name.replace('@cleat/', '')}.cdx.json`), bom)
  console.log(
    `${name}: ${installed.length} installed, ${embedded.length} inside${problems.map((it) => `\n  ${it}`).join('')}`,
  )
}
process.exitCode = failed > 0 ? 1 : 0
