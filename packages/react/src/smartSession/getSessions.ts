import { CleatError, type SessionsController } from '@cleat/core'
import type { AppKit } from '../kit/appKit.ts'
import { getDefaultKit } from '../kit/kitRegistry.ts'

/**
 * The permissions of the page's kit.
 * @throws `CONFIG_NO_KIT`, `UI_LOAD_FAILED`
 */
export async function getSessions(
  caller: string,
): Promise<{ kit: AppKit; sessions: SessionsController }> {
  const kit = getDefaultKit()
  if (!kit) throw new CleatError('CONFIG_NO_KIT', { context: { caller } })
  return { kit, sessions: await kit.feature('sessions') }
}
