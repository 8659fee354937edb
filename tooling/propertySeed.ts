import fc from 'fast-check'

const { CLEAT_SEED = '20261122', CLEAT_RUNS } = process.env

/**
 * The gate uses one fixed seed, so that a failure comes from the change under test. `pnpm fuzz`
 * uses random seeds, and more runs where it is asked for them.
 */
fc.configureGlobal({
  seed: Number(CLEAT_SEED),
  ...(CLEAT_RUNS ? { numRuns: Number(CLEAT_RUNS) } : {}),
})
