import { object } from 'valibot'
import { askAgain } from '../../frame/service/askAgain.ts'
import type { Service } from '../../frame/service/createServiceClient.ts'
import type { HandoffSecret } from '../../handoff/handoffSecret.ts'
import type { WindowAnswer } from '../../handoff/windowRequest.ts'

/**
 * Tells the frame what became of its request, for as long as the service may come back.
 * @param hasSession whether the frame may see the account of this window
 */
export async function answerHandoff(
  service: Service,
  handoff: HandoffSecret,
  answer: WindowAnswer,
  hasSession = false,
): Promise<void> {
  await askAgain(service, {
    ...{ method: 'POST', path: `handoffs/${handoff.hash}/answer`, schema: object({}) },
    body: { answer: await handoff.seal(answer), hasSession },
  })
}
