export { createHonoHandler } from '../server/dropIns/createHonoHandler.ts'
export { requireHonoSession } from '../server/dropIns/requireHonoSession.ts'
