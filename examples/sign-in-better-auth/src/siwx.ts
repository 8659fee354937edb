import { createSiwx, memoryStore } from '@cleat/siwx/server'

/** Who signs in where, and what is remembered: in this process, until it ends. */
export const siwx = createSiwx({
  domains: [process.env.DOMAIN ?? 'localhost:3000'],
  // Another one on each start, so that sign-ins under way begin again.
  secret: process.env.SIWX_SECRET ?? crypto.randomUUID(),
  store: memoryStore(),
})
