import { findStage } from './findStage.ts'

/** Whether nothing more is to be heard of an order, but for a refund of what was delivered. */
export function isFinal(order: findStage.Parameters): boolean {
  return findStage(order) > findStage({ status: 'sent' })
}
