import type { BrowserKeys } from '../../frame/keys/openBrowserKeys.ts'
import { readBrowser } from '../../frame/readBrowser.ts'
import type { Service } from '../../frame/service/createServiceClient.ts'
import { readHandoffSecret } from '../../handoff/handoffSecret.ts'
import type { WalletConfig } from '../../service/configSchemas.ts'
import type { Signer } from '../../signer/signerTask.ts'
import { answerHandoff } from '../answers/answerHandoff.ts'
import { type KeptHandoff, keptHandoff } from '../kept/keptHandoff.ts'
import { SettingsLeft } from './context/settingsContext.ts'
import { openSettings, type WalletSettings } from './openSettings.ts'

export declare namespace startSettings {
  type Parameters = {
    window: Window & typeof globalThis
    signer: Signer
    service: Service
    keys: BrowserKeys
    config: WalletConfig
    kept: KeptHandoff
    settings: NonNullable<KeptHandoff['settings']>
  }
}

/** Opens the settings in a window, also in one that is back from a provider. */
export function startSettings(parameters: startSettings.Parameters): WalletSettings {
  const { window, signer, service, keys, config, kept, settings } = parameters
  const { sessionStorage: memory, location, navigator } = window
  const { secret, login } = kept
  const { host, action } = settings
  // Another load of the page does not repeat it.
  keptHandoff.write(memory, { secret, settings: { host } })
  const { methods, approvals } = config
  const hasPasskeys = methods.passkey && 'PublicKeyCredential' in window
  return openSettings({
    place: { host, methods, approvals, hasPasskeys },
    frame: {
      ...{ service, keys, signer, memory, hasPasskeys },
      page: { origin: host, mode: 'same-site' },
      // It approves nothing.
      // Nothing is waited for here.
      stream: { setSession: ignore, watchHandoff: () => ignore, isLive: () => false },
      ...{ approvals: 'window', chooseSurface: async () => 'refused' },
      browser: readBrowser(navigator.userAgent),
    },
    leave(begun, next) {
      keptHandoff.write(memory, { secret, login: begun.id, settings: { host, action: next } })
      location.assign(begun.path)
      throw new SettingsLeft()
    },
    resumed: action && login !== undefined ? { action, login } : undefined,
    onEnded: () => void tellFrame(service, secret).catch(() => undefined),
  })
}

const ignore = () => undefined

/** The frame asks who is logged in once it hears an answer. */
async function tellFrame(service: Service, secret: string): Promise<void> {
  await answerHandoff(service, await readHandoffSecret(secret, 'answer'), {})
}
