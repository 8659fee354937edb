import { matchesGlob } from 'node:path'
import type { Area, Part } from '../areas/area.ts'
import { areas } from '../areas/areas.ts'
import { findProject } from '../areas/findProject.ts'

/** Finds the area and the part that have a file. */
export function findPart(file: string): { readonly area: string; readonly part: Part } {
  const all: [string, Area][] = Object.entries(areas)
  for (const [area, { parts }] of all) {
    const part = parts.find(({ project, files }) => {
      const { root } = findProject(project)
      return files.some((glob) => matchesGlob(file, `${root}/${glob}`))
    })
    if (part) return { area, part }
  }
  throw new Error(`No area has ${file}.`)
}
