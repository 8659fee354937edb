export { createBetterAuthPlugin } from '../server/dropIns/createBetterAuthPlugin.ts'
