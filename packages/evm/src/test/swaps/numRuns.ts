import fc from 'fast-check'

/** Runs of a property of decoders. `pnpm fuzz --runs` asks for more. */
export const numRuns: number = fc.readConfigureGlobal().numRuns ?? 300
