import { splitsStorage } from '../handoff/splitsStorage.ts'
import type { Calls, FrameTheme } from '../protocol/calls.ts'
import type { FrameUser } from '../protocol/frameUser.ts'
import type { FrameSurface } from '../protocol/notices.ts'
import { configSchemas } from '../service/configSchemas.ts'
import { sessionSchemas } from '../service/sessionSchemas.ts'
import type { Signer } from '../signer/signerTask.ts'
import { acceptHello, type PageCheck } from './acceptHello.ts'
import type { Ceremonies } from './ceremonies/createCeremonies.ts'
import type { FrameContext } from './context/frameContext.ts'
import type { CallContext, FrameHandlers } from './context/frameHandlers.ts'
import { createAnswers } from './createAnswers.ts'
import { FrameFault } from './faults/frameFault.ts'
import { openBrowserKeys } from './keys/openBrowserKeys.ts'
import { loginKey } from './logins/loginKey.ts'
import { toFrameUser } from './logins/toFrameUser.ts'
import { readBrowser } from './readBrowser.ts'
import {
  createServiceClient,
  type SendRequest,
  type Service,
} from './service/createServiceClient.ts'
import { createStage, type Stage } from './stage/createStage.ts'
import { createTurns } from './stage/createTurns.ts'
import type { FrameViewName } from './stage/frameViews.ts'
import { createLaterStream } from './stream/createLaterStream.ts'
import { typeKey } from './wallets/typeKey.ts'

/** The frame, for what draws it. */
export type OpenedFrame = {
  readonly stage: Stage
  /** The visitor leaves: what is asked ends as declined. */
  leave(): void
  /** Tells the page how high what is shown is, in CSS pixels. */
  setHeight(height: number): void
  /** As the page set it last. */
  readTheme(): FrameTheme | undefined
  /** @returns the unsubscribe function */
  onTheme(listener: () => void): () => void
}

export declare namespace openWalletFrame {
  type Parameters = {
    window: Window & typeof globalThis
    /** Which build the frame is. */
    build: string
    signer: Signer
    send: SendRequest
    /** Where a request may be shown. Its answer is the same for the same request. */
    chooseSurface: FrameContext['chooseSurface']
  }
}

/** Opens the wallet in a frame: waits for the page, and answers what it asks. */
export function openWalletFrame(parameters: openWalletFrame.Parameters): OpenedFrame {
  const { window, build, signer, send, chooseSurface } = parameters
  const { origin } = window.location
  const stage = createStage()
  const themeListeners = new Set<() => void>()
  let theme: FrameTheme | undefined
  let height = 0
  let notify: ((surface: FrameSurface | null) => void) | undefined

  const tellSurface = () => {
    const view = stage.read()
    const canGoBack = view?.name === 'confirm'
    notify?.(view ? { view: surfaces[view.name], height, canGoBack } : null)
  }
  stage.subscribe(tellSurface)

  const start = async () => {
    const opening = openBrowserKeys().then((keys) => ({
      keys,
      service: createServiceClient({
        ...{ origin, send, signing: keys.signing, readLanguage: () => theme?.language },
      }),
    }))
    let hasPasskeys = false
    let approvals: FrameContext['approvals'] = 'window'
    // The page speaks once the frame is loaded, which is before its keys are there.
    const checkPage = async (page: string): Promise<PageCheck> => {
      const config = await readConfig((await opening).service, page).catch(() => undefined)
      if (!config) return { reason: 'service' }
      hasPasskeys = config.methods.passkey && 'PublicKeyCredential' in window
      approvals = config.approvals
      const { host } = config
      if (host?.origin !== page) return { reason: 'origin' }
      // Its windows could not use the keys of this frame.
      return { mode: splitsStorage(window) ? 'cross-site' : host.mode }
    }
    const { port, ...page } = await acceptHello({ window, build, checkPage })
    const { keys, service } = await opening
    const stream = createLaterStream({
      ...{ service, document: window.document },
      onEnded: () => answers.notify('changed', { user: null }),
    })
    const context: FrameContext = {
      ...{ service, stream, keys, signer, stage, page, approvals, chooseSurface, hasPasskeys },
      browser: readBrowser(window.navigator.userAgent),
      readLook: () => theme,
      memory: openMemory(window),
    }
    const answers = createAnswers({
      port,
      handlers: createHandlers(context, (next) => {
        theme = next
        for (const listener of themeListeners) listener()
      }),
      onBack: stage.back,
      onClose: leave,
      onWindow(body) {
        const view = stage.read()
        if (view?.name === 'window') view.answer(body)
      },
      onEnd: () => stage.end(new FrameFault('cancelled')),
    })
    notify = (surface) => answers.notify('surface', surface)
  }
  void start()

  const leave = () => stage.end(new FrameFault('declined'))
  return {
    ...{ stage, leave },
    setHeight(next) {
      if (next === height) return
      height = next
      tellSurface()
    },
    readTheme: () => theme,
    onTheme(listener) {
      themeListeners.add(listener)
      return () => themeListeners.delete(listener)
    },
  }
}

const surfaces: { readonly [name in FrameViewName]: FrameSurface['view'] } = {
  ...{ code: 'code', save: 'create', confirm: 'create', created: 'create' },
  ...{ passkey: 'device', method: 'create', test: 'create' },
  ...{ recover: 'device', approve: 'approve', device: 'device', link: 'recover' },
  ...{ email: 'email', oldCode: 'email', newCode: 'email', emailWaits: 'email' },
  firstEmail: 'email',
  ...{ addDevice: 'add', secondCode: 'device', window: 'window', pair: 'pair' },
}

// A page that only asks who is logged in needs none of them.
const loadCeremonies = () => import('./ceremonies/createCeremonies.ts').catch(toMissing)
const loadLogOut = () => import('./logins/logOut.ts').catch(toMissing)

function toMissing(cause: unknown): never {
  throw new FrameFault('service', { cause })
}

/** What a failure means to the page is loaded with the first one. */
async function fail(error: unknown): Promise<never> {
  if (error instanceof FrameFault) throw error
  const { toFault } = await import('./faults/toFault.ts').catch(toMissing)
  throw toFault(error)
}

function createHandlers(
  context: FrameContext,
  setTheme: (theme: FrameTheme) => void,
): FrameHandlers {
  const { service, stream, stage, memory, page } = context
  const takeTurn = createTurns(stage)
  /** Runs once the service has heard the last log out. */
  const afterLogOut = async <answer>(signal: AbortSignal, run: () => Promise<answer>) => {
    if (memory.getItem(loginKey) === 'over') await (await loadLogOut()).logOut(context, signal)
    return run()
  }
  let opened: Promise<Ceremonies> | undefined
  const open = () => {
    opened ??= loadCeremonies().then(({ createCeremonies }) => createCeremonies(context))
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }
  const perform =
    <kind extends keyof Ceremonies>(kind: kind) =>
    (body: Calls[kind]['body'], ceremony: CallContext): Promise<Calls[kind]['answer']> => {
      const { signal } = ceremony
      const run = async () => (await open())[kind](body, ceremony)
      return takeTurn(signal, () => afterLogOut(signal, run)).catch(fail)
    }
  return {
    'login.email': perform('login.email'),
    'login.social': perform('login.social'),
    'login.passkey': perform('login.passkey'),
    'login.farcaster': perform('login.farcaster'),
    'email.update': perform('email.update'),
    'device.add': perform('device.add'),
    request: perform('request'),
    // It asks no visitor.
    'farcaster.ask': async (body, ceremony) =>
      (await open())['farcaster.ask'](body, ceremony).catch(fail),
    // It is beside what is asked here.
    'settings.open': async (body, ceremony) => (await open())['settings.open'](body, ceremony),
    'user.get': (_, { signal }) =>
      afterLogOut(signal, async () => {
        const user = await readUser(service, signal)
        stream.setSession(user !== null)
        return user
      }),
    'methods.get': async (_, { signal }) => {
      const { methods } = await readConfig(service, page.origin, signal).catch(fail)
      const { email, social: socials } = methods
      return { email, passkey: methods.passkey && context.hasPasskeys, socials }
    },
    'accountType.set': async ({ eip155 }) => {
      // It outlives a reload of the frame, as the login does.
      memory.setItem(typeKey, eip155)
      return {}
    },
    async signOut(_, { signal }) {
      stream.setSession(false)
      await (await loadLogOut()).logOut(context, signal)
      return {}
    },
    'theme.set': async (next) => {
      setTheme(next)
      return {}
    },
  }
}

async function readUser(service: Service, signal: AbortSignal): Promise<FrameUser | null> {
  const { answer: schema } = sessionSchemas
  const { session } = await service
    .ask({ method: 'GET', path: 'session', schema, signal })
    .catch(fail)
  const accounts = session?.wallets[0]?.accounts
  return session?.isProven && accounts ? toFrameUser(session, accounts) : null
}

function readConfig(service: Service, page: string, signal?: AbortSignal) {
  const path = `config?host=${encodeURIComponent(page)}`
  return service.ask({ method: 'GET', path, schema: configSchemas.config, signal })
}

/** Some browsers refuse even to name it. */
function openMemory(window: Window): FrameContext['memory'] {
  try {
    return window.sessionStorage
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  }
}
