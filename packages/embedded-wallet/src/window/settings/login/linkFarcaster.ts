import { FrameFault } from '../../../frame/faults/frameFault.ts'
import { proveFarcaster } from '../../../frame/logins/proveFarcaster.ts'
import { ServiceError } from '../../../frame/service/serviceError.ts'
import { identitySchemas } from '../../../service/identitySchemas.ts'
import type { SettingsContext } from '../context/settingsContext.ts'

/**
 * Adds a Farcaster account as a way to log in, once one of its keys has signed for this browser.
 * @throws `FrameFault` where the visitor goes back, `ServiceError`
 */
export async function linkFarcaster(
  { frame, stage }: SettingsContext,
  signal: AbortSignal,
): Promise<void> {
  const own = new AbortController()
  const life = AbortSignal.any([signal, own.signal])
  let leave: ((why: unknown) => void) | undefined
  const leaving = new Promise<never>((_, reject) => {
    leave = reject
  })
  // It is over once a key has signed.
  leaving.catch(() => undefined)
  const proving = proveFarcaster(
    frame,
    (link) => void stage.ask('farcaster', { link }, life).catch((why: unknown) => leave?.(why)),
    life,
  )
  proving.catch(() => undefined)
  try {
    const { id: login } = await Promise.race([proving, leaving])
    const { list: schema } = identitySchemas
    await frame.service.ask({
      ...{ method: 'POST', path: 'identities', body: { login }, schema, signal },
    })
  } catch (error) {
    const isRefused = error instanceof FrameFault && error.code === 'provider-refused'
    throw isRefused ? new ServiceError('LOGIN_NOT_PROVEN', { cause: error }) : error
  } finally {
    own.abort()
  }
}
