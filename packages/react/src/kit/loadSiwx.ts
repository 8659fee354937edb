import type { createKit } from '@cleat/core'

/** Loads what signs in at a service. No other code of a page imports it. */
export const loadSiwx: createKit.Parts['loadSiwx'] = () => import('../library/siwx.ts')
