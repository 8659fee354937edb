import { object } from 'valibot'
import { emailChangeSchemas } from '../../service/emailChangeSchemas.ts'
import type { FrameContext } from '../context/frameContext.ts'
import { ServiceError } from '../service/serviceError.ts'
import type { FrameViews } from '../stage/frameViews.ts'

/**
 * Shows the change that waits, if there is one, until the visitor leaves it or stops it.
 * @returns whether it still waits
 * @throws `ServiceError`
 */
export async function isLeftWaiting(
  { service, stage }: Pick<FrameContext, 'service' | 'stage'>,
  signal: AbortSignal,
): Promise<boolean> {
  const path = 'email-changes'
  const { waiting } = await service.ask({
    ...{ method: 'GET', path, schema: emailChangeSchemas.waiting, signal },
  })
  if (!waiting) return false
  for (let problem: FrameViews['emailWaits']['shown']['problem']; ; ) {
    const given = await stage.ask('emailWaits', { ...waiting, problem }, signal)
    if (given.kind === 'done') return true
    try {
      await service.ask({ method: 'DELETE', path, schema: object({}), signal })
      return false
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      // The old mailbox stopped it meanwhile, or it is done.
      if (error.code === 'NOT_FOUND') return false
      if (error.code !== 'UNREACHABLE') throw error
      problem = 'service'
    }
  }
}
