export { createExpressHandler } from '../server/dropIns/createExpressHandler.ts'
export type {
  ExpressNext,
  ExpressRequest,
  ExpressResponse,
} from '../server/dropIns/expressMessages.ts'
export { requireExpressSession } from '../server/dropIns/requireExpressSession.ts'
