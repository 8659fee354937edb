import type { Service } from '../../frame/service/createServiceClient.ts'
import { openPaymentLimits } from '../../limits/openPaymentLimits.ts'
import type { WalletConfig } from '../../service/configSchemas.ts'
import { deviceSchemas } from '../../service/deviceSchemas.ts'
import { emailChangeSchemas } from '../../service/emailChangeSchemas.ts'
import { identitySchemas } from '../../service/identitySchemas.ts'
import { passkeySchemas } from '../../service/passkeySchemas.ts'
import { sessionSchemas } from '../../service/sessionSchemas.ts'
import { walletSchemas } from '../../service/walletSchemas.ts'
import type { SettingsFacts } from './context/settingsState.ts'

/**
 * Reads what the settings show.
 * @returns `ended` where no visitor is logged in, `locked` where this browser does not open the
 * wallet
 * @throws `ServiceError`
 */
export async function readFacts(
  service: Service,
  { email: hasEmail }: Pick<WalletConfig['methods'], 'email'>,
): Promise<SettingsFacts | 'ended' | 'locked'> {
  const get = 'GET'
  const { session } = await service.ask({
    ...{ method: get, path: 'session', schema: sessionSchemas.answer },
  })
  if (!session) return 'ended'
  const [own] = session.wallets
  if (!own?.accounts || !session.isProven || session.device?.state !== 'active') return 'locked'
  const [{ wallet }, { identities }, { passkeys }, { devices }, { waiting }, limit] =
    await Promise.all([
      service.ask({ method: get, path: `wallets/${own.id}`, schema: walletSchemas.answer }),
      service.ask({ method: get, path: 'identities', schema: identitySchemas.list }),
      service.ask({ method: get, path: 'passkeys', schema: passkeySchemas.list }),
      service.ask({ method: get, path: 'devices', schema: deviceSchemas.list }),
      // A service without mails has none.
      hasEmail
        ? service.ask({ method: get, path: 'email-changes', schema: emailChangeSchemas.waiting })
        : { waiting: null },
      openPaymentLimits().read(own.id),
    ])
  return { session, wallet, identities, passkeys, devices, waitingEmail: waiting, limit }
}
