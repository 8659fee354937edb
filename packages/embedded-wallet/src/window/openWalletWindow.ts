import type { SocialProvider } from '@cleat/core'
import type { FrameContext } from '../frame/context/frameContext.ts'
import { type BrowserKeys, openBrowserKeys } from '../frame/keys/openBrowserKeys.ts'
import { readBrowser } from '../frame/readBrowser.ts'
import { findWallet } from '../frame/requests/findWallet.ts'
import { askAgain } from '../frame/service/askAgain.ts'
import {
  createServiceClient,
  type SendRequest,
  type Service,
} from '../frame/service/createServiceClient.ts'
import { ServiceError } from '../frame/service/serviceError.ts'
import { typeKey } from '../frame/wallets/typeKey.ts'
import { type HandoffSecret, readHandoffSecret } from '../handoff/handoffSecret.ts'
import { splitsStorage } from '../handoff/splitsStorage.ts'
import {
  type WindowAnswer,
  type WindowLogin,
  windowRequestSchema,
} from '../handoff/windowRequest.ts'
import type { FrameRequest } from '../protocol/frameRequest.ts'
import type { FrameAccountType } from '../protocol/frameUser.ts'
import { readAs } from '../protocol/readAs.ts'
import { configSchemas, type WalletConfig } from '../service/configSchemas.ts'
import { loginSchemas } from '../service/loginSchemas.ts'
import { sessionSchemas } from '../service/sessionSchemas.ts'
import type { Signer } from '../signer/signerTask.ts'
import { answerHandoff } from './answers/answerHandoff.ts'
import { approveInWindow } from './approveInWindow.ts'
import { claimHandoff } from './claimHandoff.ts'
import { type KeptHandoff, keptHandoff } from './kept/keptHandoff.ts'
import { meetOpener } from './meetOpener.ts'
import type { WindowView } from './windowView.ts'

export declare namespace openWalletWindow {
  type Parameters = {
    window: Window & typeof globalThis
    send: SendRequest
    /** The language of the page that opened it, which mails are written in. @default the browser's */
    language?: string | undefined
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
  const service = createServiceClient({
    ...{ origin: location.origin, signing: keys.signing, send },
    readLanguage: () => parameters.language,
  })
  try {
    // Its answer has what the first proof needs.
    const config = await askAgain(service, {
      ...{ method: 'GET', path: 'config', schema: configSchemas.config },
    })
    // Only one that a page of another site opened has an opener.
    if (secret && window.opener && location.pathname !== '/w/in')
      return await meetOpener({ window, service, keys, secret }).catch((error: unknown) => {
        if (!(error instanceof ServiceError) || error.code !== 'HANDOFF_REFUSED') throw error
        onView({ name: 'nothing' })
      })
    const own = { ...parameters, service, keys, config, kept }
    if (kept.settings) await showSettings(own, kept.settings)
    else if (kept.login === undefined || kept.claimed) await carryOut(own)
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
  const { window, service, keys, kept, onView } = parameters
  const handoff = await readHandoffSecret(kept.secret, 'answer')
  const onCode = (code: string) => {
    // One that another page may still reach shows nothing, and its key finds the same code again.
    const isCutOff = window.location.pathname === '/w/in'
    if (isCutOff || !keys.isKept) onView({ name: 'code', code })
    else window.location.replace(`/w/in#${kept.secret}`)
  }
  const isSplit = splitsStorage(window)
  const claimed =
    kept.claimed ?? (await claimHandoff({ service, hash: handoff.hash, isSplit, onCode }))
  const { host, isAcross } = claimed
  const asked = readAs(windowRequestSchema, await handoff.open(claimed.request))
  if (!asked) return onView({ name: 'nothing' })
  if (asked.kind === 'social') return leave(parameters, { ...asked, host })
  if (asked.kind === 'settings') return showSettings(parameters, { host })
  const own = { ...parameters, handoff, kept: { ...kept, claimed } }
  keptHandoff.write(window.sessionStorage, own.kept)
  if (asked.kind === 'approve') {
    const { request } = asked
    if (isAcross && !(await isReady(own, { ...asked, host }))) return
    const browser = readBrowser(window.navigator.userAgent)
    return approveInWindow({ ...parameters, browser, handoff, host, request, isAcross })
  }
  // A frame that shares the databases of this window asks for neither.
  if (!isAcross) return onView({ name: 'nothing' })
  if (asked.kind === 'account') await changeAccount(own, { ...asked, host })
  else await logIn(own, { ...asked, host, view: { name: 'done' } })
}

type Own = Carried & { handoff: HandoffSecret }

/**
 * Whether this window is logged in to the account that a request names, at the latest after a
 * login in it. Otherwise it has gone to a provider, or shows how that ended.
 */
async function isReady(
  own: Own,
  asked: { request: FrameRequest; login?: WindowLogin | undefined; host: string },
): Promise<boolean> {
  const { request, login, host } = asked
  const { signal } = new AbortController()
  const isFound = await findWallet(own, request, signal).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ServiceError) throw error
      return false
    },
  )
  return isFound || !login || logIn(own, { login, host })
}

/** Logs in here, at a provider by leaving for it. @returns whether the visitor is logged in */
async function logIn(
  own: Own,
  asked: {
    login: WindowLogin
    host: string
    newType?: FrameAccountType
    /** A login that the frame has proven. */
    provenBy?: string | undefined
    /** What the window shows then. Without it, the frame is not answered yet. */
    view?: WindowView
  },
): Promise<boolean> {
  const { login, host, newType, view } = asked
  const { window, kept, handoff } = own
  // It went to a provider for the login itself, or for what proves the account of one.
  const { waiting, login: back } = kept
  const provenBy = waiting ?? back ?? asked.provenBy
  const proof = waiting === undefined ? undefined : back
  const takenBy = back === undefined && provenBy !== undefined ? handoff.hash : undefined
  if (newType) window.sessionStorage.setItem(typeKey, newType)
  const isElsewhere = login.method === 'social' && login.provider !== 'farcaster'
  if (isElsewhere && provenBy === undefined) {
    await leave(own, { provider: login.provider, host })
    return false
  }
  // Another load does not finish the same login twice.
  keptHandoff.write(window.sessionStorage, { ...kept, login: undefined, waiting: undefined })
  // A request that is approved in a window that is logged in needs none of it.
  const [{ performInWindow }, { logInInWindow }] = await Promise.all([
    import('./performInWindow.ts'),
    import('./logInInWindow.ts'),
  ])
  return performInWindow({
    ...{ ...own, host, end: view && { view, hasSession: true } },
    run: (context, ceremony) =>
      logInInWindow(context, { login, provenBy, takenBy, proof }, ceremony),
    leave: ({ provider, login: waits }) => leave(own, { provider, host, waiting: waits }),
  })
}

async function changeAccount(
  own: Own,
  { task, host }: { task: 'email' | 'device'; host: string },
): Promise<void> {
  const [{ performInWindow }, { accountCeremonies }] = await Promise.all([
    import('./performInWindow.ts'),
    import('../frame/account/accountCeremonies.ts'),
  ])
  const { changeEmail, admitDevice } = accountCeremonies
  await performInWindow({
    ...{ ...own, host, run: task === 'email' ? changeEmail : admitDevice },
    end: { view: { name: 'ended', end: 'approved' }, hasSession: false },
  })
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

/** Goes to the provider. */
async function leave(
  { window, service, kept }: Carried,
  {
    provider,
    host,
    isProof,
    waiting,
  }: {
    provider: SocialProvider
    host: string
    isProof?: boolean | undefined
    /** A login that waits for this one. */
    waiting?: string | undefined
  },
): Promise<void> {
  // One that is asked for twice is left twice, and ends by its age.
  const login = await askAgain(service, {
    ...{ method: 'POST', path: 'logins', schema: loginSchemas.social },
    body: { method: 'social', provider, host },
  })
  keptHandoff.write(window.sessionStorage, {
    ...kept,
    login: login.id,
    ...(isProof && { isProof }),
    waiting,
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
  const state = await askAgain(service, { method: 'GET', path, schema: loginSchemas.state })
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
