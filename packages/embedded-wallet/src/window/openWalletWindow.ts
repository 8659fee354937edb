import type { SocialProvider } from '@cleat/core'
import type { FrameContext } from '../frame/context/frameContext.ts'
import { type BrowserKeys, openBrowserKeys } from '../frame/keys/openBrowserKeys.ts'
import { readBrowser } from '../frame/readBrowser.ts'
import {
  createServiceClient,
  type SendRequest,
  type Service,
} from '../frame/service/createServiceClient.ts'
import { ServiceError } from '../frame/service/serviceError.ts'
import { readHandoffSecret } from '../handoff/handoffSecret.ts'
import { type WindowAnswer, windowRequestSchema } from '../handoff/windowRequest.ts'
import { readAs } from '../protocol/readAs.ts'
import { configSchemas, type WalletConfig } from '../service/configSchemas.ts'
import { loginSchemas } from '../service/loginSchemas.ts'
import { sessionSchemas } from '../service/sessionSchemas.ts'
import type { Signer } from '../signer/signerTask.ts'
import { answerHandoff } from './answers/answerHandoff.ts'
import { approveInWindow } from './approveInWindow.ts'
import { claimHandoff } from './claimHandoff.ts'
import { type KeptHandoff, keptHandoff } from './kept/keptHandoff.ts'
import type { WindowView } from './windowView.ts'

export declare namespace openWalletWindow {
  type Parameters = {
    window: Window & typeof globalThis
    send: SendRequest
    signer: Signer
    /** Where a request may be shown. */
    chooseSurface: FrameContext['chooseSurface']
    /** Called with each view, the first one at once. */
    onView: (view: WindowView) => void
  }
}

/**
 * Does what a frame asked of this window: logs in at a provider, or shows a request or the
 * settings.
 */
export async function openWalletWindow(parameters: openWalletWindow.Parameters): Promise<void> {
  const { window, send, onView } = parameters
  onView({ name: 'opening' })
  const { location, history, sessionStorage } = window
  // Facebook comes back with a fragment that means nothing.
  const [secret] = /(?<=^#)[\w-]{43}$/.exec(location.hash) ?? []
  // Neither the history nor a provider gets to see it.
  if (location.hash) history.replaceState(null, '', location.pathname)
  const kept: KeptHandoff | null = secret ? { secret } : keptHandoff.read(sessionStorage)
  if (!kept) return onView({ name: 'nothing' })
  const keys = await openBrowserKeys()
  const service = createServiceClient({ origin: location.origin, signing: keys.signing, send })
  try {
    // Its answer has what the first proof needs.
    const config = await service.ask({
      ...{ method: 'GET', path: 'config', schema: configSchemas.config },
    })
    const own = { ...parameters, service, keys, config, kept }
    if (kept.settings) await showSettings(own, kept.settings)
    else if (kept.login === undefined) await carryOut(own)
    else onView(await comeBack(service, { ...kept, login: kept.login }))
  } catch (error) {
    const isGone = error instanceof ServiceError && error.code !== 'UNREACHABLE'
    onView({ name: 'failed', problem: isGone ? 'late' : 'service' })
  }
}

type Carried = openWalletWindow.Parameters & {
  service: Service
  keys: BrowserKeys
  config: WalletConfig
  kept: KeptHandoff
}

/** Claims what the frame registered, and does it. */
async function carryOut(parameters: Carried): Promise<void> {
  const { window, service, kept, onView } = parameters
  const handoff = await readHandoffSecret(kept.secret, 'answer')
  const claimed = kept.claimed ?? (await claim(service, handoff.hash))
  if (!claimed) return onView({ name: 'nothing' })
  const { host } = claimed
  const asked = readAs(windowRequestSchema, await handoff.open(claimed.request))
  if (!asked) return onView({ name: 'nothing' })
  if (asked.kind === 'social') return leave(parameters, { ...asked, host })
  if (asked.kind === 'settings') return showSettings(parameters, { host })
  keptHandoff.write(window.sessionStorage, { ...kept, claimed })
  const browser = readBrowser(window.navigator.userAgent)
  await approveInWindow({ ...parameters, browser, handoff, host, request: asked.request })
}

async function showSettings(
  parameters: Carried,
  settings: NonNullable<KeptHandoff['settings']>,
): Promise<void> {
  // A login at a provider needs none of it.
  const { startSettings } = await import('./settings/startSettings.ts')
  parameters.onView({
    name: 'settings',
    settings: startSettings({ ...parameters, settings }),
  })
}

/** The request, which the frame registers while this window loads. */
async function claim(service: Service, hash: string): Promise<KeptHandoff['claimed']> {
  const claimed = await claimHandoff(service, hash)
  if (claimed.state !== 'claimed') return undefined
  return { host: claimed.host, request: claimed.request }
}

/** Goes to the provider. */
async function leave(
  { window, service, kept }: Carried,
  {
    provider,
    host,
    isProof,
  }: { provider: SocialProvider; host: string; isProof?: boolean | undefined },
): Promise<void> {
  const login = await service.ask({
    ...{ method: 'POST', path: 'logins', schema: loginSchemas.social },
    body: { method: 'social', provider, host },
  })
  keptHandoff.write(window.sessionStorage, {
    ...kept,
    login: login.id,
    ...(isProof && { isProof }),
  })
  window.location.assign(login.path)
}

/** Reads what became of the login, and tells the frame. */
async function comeBack(
  service: Service,
  { secret, login, isProof = false }: KeptHandoff & { readonly login: string },
): Promise<WindowView> {
  const handoff = await readHandoffSecret(secret, 'answer')
  const answer = (given: WindowAnswer) => answerHandoff(service, handoff, given)
  const path = `logins/${login}`
  const state = await service.ask({ method: 'GET', path, schema: loginSchemas.state })
  if (isProof && (state.state === 'new' || state.state === 'linkable')) {
    await answer({ failure: 'declined' })
    return { name: 'failed', problem: 'stranger' }
  }
  switch (state.state) {
    case 'known':
    case 'new':
      await service.ask({
        ...{ method: 'POST', path: `${path}/finish`, body: { account: state.state } },
        schema: sessionSchemas.opened,
      })
      await answer({})
      return { name: 'done' }
    case 'linkable':
      // The frame asks the visitor which account it is to be.
      await answer({ login })
      return { name: 'done' }
    case 'failed': {
      const isRefused = state.code === 'LOGIN_PROVIDER_REFUSED'
      await answer({ failure: isRefused ? 'provider-refused' : 'provider-failed' })
      return { name: 'failed', problem: isRefused ? 'refused' : 'failed' }
    }
    default:
      await answer({ failure: 'code-expired' })
      return { name: 'failed', problem: 'late' }
  }
}
