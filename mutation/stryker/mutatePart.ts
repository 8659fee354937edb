import { matchesGlob, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stryker } from '@stryker-mutator/core'
import { root as repository } from '../../scripts/sourceFiles.ts'
import type { Part } from '../areas/area.ts'
import { findProject } from '../areas/findProject.ts'
import { writeChosenTests } from '../vitest/chosenTests.ts'

/** A change that Stryker made, and what became of it. */
export type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

export declare namespace mutatePart {
  type Parameters = {
    part: Part
    /** Names what is remembered of the run before. */
    name: string
    /** Whether to forget what the run before found. */
    isFresh: boolean
    /** How many changes are tried at once. */
    workers: number
  }
}

/** What the tests do not read. Every tsconfig.json stays, because they refer to each other. */
const ignorePatterns = [
  // `docs` alone would take apps/docs as well.
  ...['/docs', '.cache', '.changeset', '**/dist', '**/*.{jpg,png}', '**/*.stories.tsx'],
  '{bench,chaos,e2e,examples}/**/*.{ts,tsx}',
  'apps/{gallery,laboratory,wallet}/**/*.{ts,tsx}',
]

/**
 * Mutates the files of a part, one change at a time, and runs its tests on each change. Files are
 * named from the root of the repository.
 */
export async function mutatePart(parameters: mutatePart.Parameters): Promise<Mutant[]> {
  const { part, name, isFresh, workers } = parameters
  const { root } = findProject(part.project)
  Object.assign(process.env, writeChosenTests(part))
  const stryker = new Stryker({
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
    testRunner: 'vitest',
    vitest: { configFile: 'mutation/vitest/vitest.config.ts', related: false },
    mutate: [...part.files.map((file) => `${root}/${file}`), '!**/*.test.ts'],
    coverageAnalysis: 'perTest',
    concurrency: workers,
    timeoutMS: 20_000,
    incremental: true,
    incrementalFile: `.cache/mutation/${name}.json`,
    force: isFresh,
    tempDirName: '.cache/stryker',
    // Types are taken away, not checked, and TypeScript 7 has no API that Stryker knows.
    tsconfigFile: 'none',
    ignorePatterns,
    reporters: ['progress-append-only'],
    warnings: false,
    allowConsoleColors: false,
  })
  const found = await stryker.runMutationTest()
  // What is remembered may be of files that were another part's, or of this one.
  const isOwn = ({ fileName }: Mutant) =>
    part.files.some((glob) => matchesGlob(fileName, `${root}/${glob}`))
  return found.map((mutant) => ({ ...mutant, fileName: toPath(mutant.fileName) })).filter(isOwn)
}

function toPath(fileName: string): string {
  return relative(repository, resolve(repository, fileName))
}
