import { object } from 'valibot'
import { openBrowserKeys } from '../frame/keys/openBrowserKeys.ts'
import {
  createServiceClient,
  type SendRequest,
  type Service,
} from '../frame/service/createServiceClient.ts'
import { ServiceError } from '../frame/service/serviceError.ts'
import { readHandoffSecret } from '../handoff/handoffSecret.ts'
import { type WindowAnswer, windowRequestSchema } from '../handoff/windowRequest.ts'
import { readAs } from '../protocol/readAs.ts'
import { configSchemas } from '../service/configSchemas.ts'
import { handoffSchemas } from '../service/handoffSchemas.ts'
import { loginSchemas } from '../service/loginSchemas.ts'
import { sessionSchemas } from '../service/sessionSchemas.ts'

/** What a window shows. */
export type WindowView =
  | { readonly name: 'opening' }
  /** No page asked for it. */
  | { readonly name: 'nothing' }
  | { readonly name: 'done' }
  | {
      readonly name: 'failed'
      readonly problem: 'refused' | 'failed' | 'late' | 'service' | 'stranger'
    }

export declare namespace openWalletWindow {
  type Parameters = {
    window: Window
    send: SendRequest
    /** Called with each view, the first one at once. */
    onView: (view: WindowView) => void
  }
}

const claimTries = 15
const key = 'cleat.handoff'

/** Does what a frame asked of this window: logs in at a provider, and says how that ended. */
export async function openWalletWindow(parameters: openWalletWindow.Parameters): Promise<void> {
  const { window, send, onView } = parameters
  onView({ name: 'opening' })
  const { location, history, sessionStorage } = window
  // Facebook comes back with a fragment that means nothing.
  const [secret] = /(?<=^#)[\w-]{43}$/.exec(location.hash) ?? []
  // Neither the history nor a provider gets to see it.
  if (location.hash) history.replaceState(null, '', location.pathname)
  const stored = sessionStorage.getItem(key)
  const kept = secret ? { secret } : (JSON.parse(stored ?? 'null') as Kept | null)
  if (!kept) return onView({ name: 'nothing' })
  const { signing } = await openBrowserKeys()
  const service = createServiceClient({ origin: location.origin, signing, send })
  try {
    // Its answer has what the first proof needs.
    await service.ask({ method: 'GET', path: 'config', schema: configSchemas.config })
    if (kept.login === undefined) await leave({ ...parameters, service, kept })
    else onView(await comeBack(service, { ...kept, login: kept.login }))
  } catch (error) {
    const isGone = error instanceof ServiceError && error.code !== 'UNREACHABLE'
    onView({ name: 'failed', problem: isGone ? 'late' : 'service' })
  }
}

type Kept = {
  readonly secret: string
  readonly login?: string | undefined
  /** Whether only a visitor with an account counts. */
  readonly isProof?: boolean | undefined
}

/** Claims what the frame registered, and goes to the provider. */
async function leave(
  parameters: openWalletWindow.Parameters & { service: Service; kept: Kept },
): Promise<void> {
  const { window, service, kept, onView } = parameters
  const handoff = await readHandoffSecret(kept.secret, 'answer')
  const claimed = await claim(service, handoff.hash)
  if (claimed.state !== 'claimed') return onView({ name: 'nothing' })
  const request = readAs(windowRequestSchema, await handoff.open(claimed.request))
  if (!request) return onView({ name: 'nothing' })
  const login = await service.ask({
    ...{ method: 'POST', path: 'logins', schema: loginSchemas.social },
    body: { method: 'social', provider: request.provider, host: claimed.host },
  })
  const { isProof } = request
  const next: Kept = { ...kept, login: login.id, ...(isProof && { isProof }) }
  window.sessionStorage.setItem(key, JSON.stringify(next))
  window.location.assign(login.path)
}

/** The frame registers it while this window loads. */
async function claim(service: Service, hash: string) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await service.ask({
        ...{ method: 'POST', path: `handoffs/${hash}/claim`, schema: handoffSchemas.claimed },
        body: { proof: 'cookie' },
      })
    } catch (error) {
      if (tries === claimTries) throw error
      await new Promise((done) => setTimeout(done, 500))
    }
  }
}

/** Reads what became of the login, and tells the frame. */
async function comeBack(
  service: Service,
  { secret, login, isProof = false }: Kept & { readonly login: string },
): Promise<WindowView> {
  const handoff = await readHandoffSecret(secret, 'answer')
  const answer = async (given: WindowAnswer) => {
    await service.ask({
      ...{ method: 'POST', path: `handoffs/${handoff.hash}/answer`, schema: object({}) },
      body: { answer: await handoff.seal(given), hasSession: false },
    })
  }
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
