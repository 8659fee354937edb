import type { TestProjectInlineConfiguration } from 'vitest/config'
import all from '../../vitest.config.ts'

/** Finds a project of the gate's configuration by its name. */
export function findProject(name: string): TestProjectInlineConfiguration & { root: string } {
  for (const project of all.test?.projects ?? []) {
    if (typeof project !== 'object' || !('test' in project)) continue
    const { root } = project
    if (project.test?.name === name && root !== undefined) return { ...project, root }
  }
  throw new Error(`vitest.config.ts has no project ${name}.`)
}
