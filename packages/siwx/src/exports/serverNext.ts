export { createNextHandlers } from '../server/dropIns/createNextHandlers.ts'
