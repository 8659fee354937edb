import { ServiceError } from '../../../frame/service/serviceError.ts'
import { sessionSchemas } from '../../../service/sessionSchemas.ts'
import type { SettingsContext } from '../context/settingsContext.ts'
import type { SettingsFacts } from '../context/settingsState.ts'
import { type ExportStep, findExportStep } from './findExportStep.ts'

/** Asks who is logged in, and says what comes before an export. @throws `ServiceError` */
export async function findNextStep(
  { frame: { service } }: SettingsContext,
  { wallet, passkeys }: SettingsFacts,
  isTouched: boolean,
  signal: AbortSignal,
): Promise<ExportStep> {
  const { session } = await service.ask({
    ...{ method: 'GET', path: 'session', schema: sessionSchemas.answer, signal },
  })
  if (!session) throw new ServiceError('WALLET_SESSION_ENDED')
  return findExportStep({ session, wallet, hasPasskey: passkeys.length > 0, isTouched })
}
