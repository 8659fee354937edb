import { dirname } from 'node:path'
import type { Mutant } from '../stryker/mutatePart.ts'

/** What became of some mutants. */
export type Counts = {
  readonly killed: number
  /** Loops without an end, which a test notices too. */
  readonly timeouts: number
  readonly survived: number
  /** Runs that broke off, which say nothing and do not count. */
  readonly errors: number
}

/** The figures of an area, by folder, as `figures.json` keeps them. */
export type AreaFigures = {
  readonly commit: string
  readonly date: string
  readonly folders: Readonly<Record<string, Counts>>
}

type Judged = Pick<Mutant, 'fileName' | 'status'>

/** Whether no test noticed a mutant. */
export function isSurvivor({ status }: Pick<Judged, 'status'>): boolean {
  return status === 'Survived' || status === 'NoCoverage'
}

/** Counts mutants by folder. Their files are named from the root of the repository. */
export function countByFolder(mutants: readonly Judged[]): Record<string, Counts> {
  const folders = Object.groupBy(mutants, ({ fileName }) => dirname(fileName))
  return Object.fromEntries(
    Object.entries(folders).map(([folder, found = []]) => {
      const count = (isCounted: (mutant: Judged) => boolean) => found.filter(isCounted).length
      const killed = count(({ status }) => status === 'Killed')
      const timeouts = count(({ status }) => status === 'Timeout')
      const errors = count(({ status }) => status === 'RuntimeError')
      return [folder, { killed, timeouts, survived: count(isSurvivor), errors }]
    }),
  )
}

export function sumCounts(all: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0)
  const [killed, timeouts] = [sum('killed'), sum('timeouts')]
  return { killed, timeouts, survived: sum('survived'), errors: sum('errors') }
}

/** How many of a hundred mutants the tests notice. */
export function toScore({ killed, timeouts, survived }: Counts): number {
  return ((killed + timeouts) / (killed + timeouts + survived)) * 100
}
