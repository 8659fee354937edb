import { sessionSchemas } from '../../service/sessionSchemas.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { FrameFault } from '../faults/frameFault.ts'
import { askWindow } from '../windows/askWindow.ts'

/**
 * Has a window change the address of e-mail, or add a device.
 * @returns the address of who is logged in afterwards
 */
export async function changeAcross(
  context: FrameContext,
  task: 'email' | 'device',
  ceremony: Ceremony,
): Promise<string | undefined> {
  const { failure } = await askWindow(context, { request: { kind: 'account', task } }, ceremony)
  if (failure) throw new FrameFault(failure)
  const { answer: schema } = sessionSchemas
  const { signal } = ceremony
  const { session } = await context.service.ask({ method: 'GET', path: 'session', schema, signal })
  return session?.user.email ?? undefined
}
