import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const comment = /^\/\/ @vitest-environment (\w+)$/m

/**
 * Runs the files of a project that share an environment one after another. Vitest ends a worker,
 * with all that it has loaded, when the next file wants another environment.
 */
export class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...Map.groupBy(sorted, describeWorker).values()].flat()
  }
}

/** The project and the environment that the file names, if it names one. */
function describeWorker({ moduleId, project }: TestSpecification): string {
  const [, environment = ''] = comment.exec(readFileSync(moduleId, 'utf8')) ?? []
  return `${project.name} ${environment}`
}
