import fc from 'fast-check'

/**
 * Every run of the gate tries the same cases, so that what fails is what was changed. `pnpm hunt` looks for cases that
 * nobody has met yet.
 */
fc.configureGlobal({ seed: Number(process.env.CLEAT_SEED ?? 20_261_122) })
