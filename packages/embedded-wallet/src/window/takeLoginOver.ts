import { object } from 'valibot'
import { askAgain } from '../frame/service/askAgain.ts'
import type { Service } from '../frame/service/createServiceClient.ts'

/**
 * Takes a login over that the frame has proven, which then counts with the keys of this window, and
 * no longer with those of the frame.
 * @param asked.hash of the handoff that this window has claimed
 * @throws `ServiceError`
 */
export async function takeLoginOver(
  service: Service,
  asked: { readonly hash: string; readonly login: string },
  signal: AbortSignal,
): Promise<void> {
  const { hash, login } = asked
  await askAgain(service, {
    ...{ method: 'POST', path: `handoffs/${hash}/login`, body: { login } },
    ...{ schema: object({}), signal },
  })
}
