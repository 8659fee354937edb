import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, createServer } from 'vitepress'
import { buildIsland } from './buildIsland.ts'
import { buildStages } from './buildStages.ts'
import { checkDocs } from './check/checkDocs.ts'
import { writeContent } from './content/writeContent.ts'
import { app, content, dist } from './repository.ts'

const { values } = parseArgs({
  options: {
    /** Only build the site, into `dist`. */
    build: { type: 'boolean', default: false },
    /** Build it, and look at it: links, anchors, names, errors, search, axe. */
    check: { type: 'boolean', default: false },
    /** Look at what was built before. */
    'no-build': { type: 'boolean', default: false },
    /** Build the gallery and the laboratory beside it, into `dist/gallery` and `dist/laboratory`. */
    stages: { type: 'boolean', default: false },
    /** Pages of the public names of one package only, such as `@cleat/react`. */
    only: { type: 'string' },
    /** A folder for screenshots of the checked pages. */
    pictures: { type: 'string' },
    port: { type: 'string', default: '5180' },
  },
})

const { only, pictures } = values
const isBuilt = values.build || values.check || values.stages

if (!values['no-build']) await writeContent({ only })
if (!isBuilt) await serve()
else if (!values['no-build']) {
  await build(app)
  await buildIsland()
}
if (values.stages) buildStages()
if (values.check && !(await checkDocs({ only, pictures }))) process.exitCode = 1

async function serve(): Promise<void> {
  await buildIsland()
  cpSync(join(dist, 'live'), join(content, 'public/live'), { recursive: true })
  const server = await createServer(app, { port: Number(values.port) })
  await server.listen()
  server.printUrls()
}
