import { defineConfig } from 'vitest/config'
import { findProject } from '../areas/findProject.ts'
import { readChosenTests } from './chosenTests.ts'
import { editSource } from './editSource.ts'
import { sandboxImports } from './sandboxImports.ts'

const { project, tests, edit } = readChosenTests()
const { plugins, test, ...settings } = findProject(project)

/** Properties have as many runs as the library gives them, where the gate asks for more. */
const fewRuns = { CLEAT_RUNS: '100' }

// A few tests of one project, without what only the gate needs.
export default defineConfig({
  test: {
    testTimeout: 5000,
    // The cache would keep what was changed, and give it to the next run.
    fsModuleCache: edit === undefined,
    projects: [
      {
        ...settings,
        plugins: [...(plugins ?? []), sandboxImports(), edit && editSource(edit)],
        // Without it, what a module does while it loads would be that of the first change.
        test: { ...test, include: [...tests], isolate: true, env: { ...test?.env, ...fewRuns } },
      },
    ],
  },
})
