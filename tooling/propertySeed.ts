import fc from 'fast-check'

/**
 * The gate uses one fixed seed, so that a failure comes from the change under test. `pnpm fuzz`
 * uses random seeds.
 */
fc.configureGlobal({ seed: Number(process.env.CLEAT_SEED ?? 20_261_122) })
