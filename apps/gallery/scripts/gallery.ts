import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkGallery } from './check/checkGallery.ts'
import { runStorybook } from './runStorybook.ts'

const { values } = parseArgs({
  options: {
    /** Only build the site. */
    build: { type: 'boolean', default: false },
    /** Where it is built. */
    folder: { type: 'string', default: 'dist' },
    /** Build it and check every story in a browser. */
    check: { type: 'boolean', default: false },
    /** Only stories whose id contains this. */
    grep: { type: 'string', short: 'g', default: '' },
    /** A folder for a screenshot of each checked story. */
    pictures: { type: 'string' },
    /** More toolbar settings for the check, such as `locale:pseudo;zoom:200`. */
    globals: { type: 'string', default: '' },
    port: { type: 'string', default: '6006' },
  },
})

if (values.check) await check()
else if (values.build) await runStorybook('build', '--output-dir', values.folder)
else await runStorybook('dev', '--port', values.port, '--no-open')

async function check(): Promise<void> {
  const { passed, failures } = await buildAndCheck()
  for (const { story, problems } of failures)
    console.log([`✗ ${story}`, ...problems].join('\n    '))
  console.log(`${passed} passed, ${failures.length} failed`)
  if (process.env.CLEAT_COUNTS) {
    const names = failures.map(({ story }) => story)
    const counts = { passed, failed: failures.length, failures: names }
    await writeFile(process.env.CLEAT_COUNTS, JSON.stringify(counts))
  }
  if (failures.length > 0 || passed === 0) process.exitCode = 1
}

async function buildAndCheck(): ReturnType<typeof checkGallery> {
  const { grep: wanted, globals, pictures } = values
  // Two checks at once would overwrite each other's build.
  const site = await mkdtemp(join(tmpdir(), 'cleat-gallery-'))
  try {
    await runStorybook('build', '--quiet', '--output-dir', site)
    return await checkGallery({ site, wanted, globals, pictures })
  } finally {
    await rm(site, { recursive: true })
  }
}
