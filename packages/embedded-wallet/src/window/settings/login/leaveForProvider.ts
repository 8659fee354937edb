import { loginSchemas } from '../../../service/loginSchemas.ts'
import type { SettingsAction } from '../context/settingsAction.ts'
import type { SettingsContext } from '../context/settingsContext.ts'

/** Goes to the page of a provider. The action continues when the window is back. */
export async function leaveForProvider(
  context: SettingsContext,
  provider: string,
  action: SettingsAction,
): Promise<never> {
  const { service, page } = context.frame
  const login = await service.ask({
    ...{ method: 'POST', path: 'logins', schema: loginSchemas.social },
    body: { method: 'social', provider, host: page.origin },
  })
  return context.leave(login, action)
}
