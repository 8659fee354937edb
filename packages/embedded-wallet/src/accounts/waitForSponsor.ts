import type { SponsorOffer, SponsorQuestion } from './askSponsor.ts'
import { OperationError } from './operationError.ts'

/** Longer than a sponsor that works needs, and more for one that is busy: a review waits 20 s. */
const [soonMs, longMs] = [3_000, 15_000]

/**
 * What a sponsor says in time. Who cannot pay has nothing but the sponsor: it is waited for, and no
 * operation fails later.
 * @throws {@link OperationError} if neither it nor the account pays
 */
export async function waitForSponsor(
  question: SponsorQuestion,
  canPay: () => Promise<boolean>,
): Promise<SponsorOffer | 'declined' | 'unavailable'> {
  const offer = await question.within(soonMs)
  if (offer !== 'unavailable' || (await canPay())) return offer
  const late = await question.insist(longMs)
  if (late === 'unavailable') throw new OperationError('sponsor', 'it did not answer')
  return late
}
