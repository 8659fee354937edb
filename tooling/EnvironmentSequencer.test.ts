import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { BaseSequencer, createVitest } from 'vitest/node'
import { EnvironmentSequencer } from './EnvironmentSequencer.ts'

const root = await mkdtemp(join(tmpdir(), 'cleat-sequencer-'))
afterAll(() => rm(root, { recursive: true }))

/** Larger files come first. */
const files = {
  'a.test.ts': `// ${'x'.repeat(300)}`,
  'b.test.ts': `// @vitest-environment node\n// ${'x'.repeat(200)}`,
  'c.test.ts': `// ${'x'.repeat(100)}`,
  'd.test.ts': '// @vitest-environment node',
}

test('default: files of one environment come together', async () => {
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text)
  const vitest = await createVitest('test', { config: false, root, watch: false })
  try {
    const specifications = await vitest.globTestSpecifications()
    const sort = async (sequencer: BaseSequencer) =>
      (await sequencer.sort(specifications)).map(({ moduleId }) => basename(moduleId, '.test.ts'))
    expect(await sort(new BaseSequencer(vitest))).toEqual(['a', 'b', 'c', 'd'])
    expect(await sort(new EnvironmentSequencer(vitest))).toEqual(['a', 'c', 'b', 'd'])
  } finally {
    await vitest.close()
  }
})
