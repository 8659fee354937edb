import { createSiwx, memoryStore } from '@cleat/siwx/server'

/** Next loads this file for each route, and all of them remember the same. */
const shared = globalThis as { siwxStore?: ReturnType<typeof memoryStore> }
shared.siwxStore ??= memoryStore()

/** Who signs in where, and what is remembered: in this process, until it ends. */
export const siwx = createSiwx({
  domains: [process.env.DOMAIN ?? 'localhost:3000'],
  secret: process.env.SIWX_SECRET ?? 'only for this example, put yours in .env',
  store: shared.siwxStore,
})
