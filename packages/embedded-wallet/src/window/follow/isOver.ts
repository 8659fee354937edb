import { ServiceError } from '../../frame/service/serviceError.ts'

/** Whether the frame took a request back, or it took too long. */
export function isOver(error: unknown): boolean {
  return error instanceof ServiceError && error.code === 'HANDOFF_REFUSED'
}
