import { createBetterAuthPlugin } from '@cleat/siwx/server/better-auth'
import { betterAuth } from 'better-auth'
import { memoryAdapter } from 'better-auth/adapters/memory'
import { siwx } from './siwx.ts'

/** Users and sessions in this process, until it ends. Yours are in a database. */
const tables = { user: [], session: [], account: [], verification: [] }

export const auth = betterAuth({
  baseURL: 'http://localhost:3000',
  secret: process.env.BETTER_AUTH_SECRET ?? crypto.randomUUID(),
  database: memoryAdapter(tables),
  plugins: [createBetterAuthPlugin({ siwx })],
})
