import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkGallery } from './check/checkGallery.ts'
import { runStorybook } from './runStorybook.ts'

const { values } = parseArgs({
  options: {
    /** Only build the site, into `dist`. */
    build: { type: 'boolean', default: false },
    /** Build it and look at every story in a browser. */
    check: { type: 'boolean', default: false },
    /** Only stories whose id has this in it. */
    grep: { type: 'string', short: 'g', default: '' },
    /** A folder for a picture of each story that is checked. */
    pictures: { type: 'string' },
    port: { type: 'string', default: '6006' },
  },
})

if (values.check) await check()
else if (values.build) await runStorybook('build', '--output-dir', 'dist')
else await runStorybook('dev', '--port', values.port, '--no-open')

async function check(): Promise<void> {
  const site = resolve(import.meta.dirname, '../node_modules/.cache/site')
  await runStorybook('build', '--quiet', '--output-dir', site)
  const { passed, failures } = await checkGallery({
    site,
    wanted: values.grep,
    pictures: values.pictures,
  })
  for (const { story, problems } of failures)
    console.log([`✗ ${story}`, ...problems].join('\n    '))
  console.log(`${passed} passed, ${failures.length} failed`)
  if (process.env.CLEAT_COUNTS) {
    const counts = { passed, failed: failures.length }
    await writeFile(process.env.CLEAT_COUNTS, JSON.stringify(counts))
  }
  if (failures.length > 0 || passed === 0) process.exitCode = 1
}
