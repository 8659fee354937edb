import type { WindowLogin } from '../../handoff/windowRequest.ts'
import type { FrameContext } from '../context/frameContext.ts'
import type { CallContext, FrameHandlers } from '../context/frameHandlers.ts'
import { FrameFault } from '../faults/frameFault.ts'

/** What asks the visitor. */
export type Ceremonies = Pick<
  FrameHandlers,
  | 'login.email'
  | 'login.social'
  | 'login.passkey'
  | 'login.farcaster'
  | 'farcaster.ask'
  | 'email.update'
  | 'device.add'
  | 'settings.open'
  | 'request'
>

/**
 * What calls of the page begin, each by code that loads then. On another site the frame has no
 * device: what needs one is done in a window.
 */
export function createCeremonies(context: FrameContext): Ceremonies {
  const { hasPasskeys } = context
  const common: Pick<Ceremonies, 'farcaster.ask' | 'settings.open' | 'request'> = {
    'farcaster.ask': async (_, { signal }) =>
      (await loadFarcasterAsk()).askFarcaster(context, signal),
    'settings.open': async (body, ceremony) =>
      (await loadSettings()).openSettingsWindow(context, body, ceremony),
    request: async (body, ceremony) =>
      (await loadRequests()).answerRequest(context, body, ceremony),
  }
  if (context.page.mode === 'cross-site') {
    const logIn = async (login: WindowLogin, ceremony: CallContext, handoff?: string) =>
      (await loadAcross()).logInAcross(context, { login, handoff }, ceremony)
    return {
      ...common,
      'login.email': (body, ceremony) => logIn({ method: 'email', ...body }, ceremony),
      'login.social': ({ provider, handoff }, ceremony) =>
        logIn({ method: 'social', provider }, ceremony, handoff),
      'login.passkey': (_, ceremony) =>
        hasPasskeys ? logIn({ method: 'passkey' }, ceremony) : refuse(),
      'login.farcaster': async (body, ceremony) =>
        (await loadAcross()).logInByFarcasterAcross(context, body, ceremony),
      async 'email.update'(_, ceremony) {
        const email = await (await loadAcross()).changeAcross(context, 'email', ceremony)
        if (email === undefined) throw new FrameFault('failed')
        return { email }
      },
      async 'device.add'(_, ceremony) {
        await (await loadAcross()).changeAcross(context, 'device', ceremony)
        return {}
      },
    }
  }
  return {
    ...common,
    'login.email': async (body, ceremony) =>
      (await loadLogin()).logInByEmail(context, body, ceremony),
    'login.social': async (body, ceremony) =>
      (await loadWindowLogin()).logInByWindow(context, body, ceremony),
    'login.passkey': async (_, ceremony) =>
      hasPasskeys ? (await loadPasskeyLogin()).logInByPasskey(context, ceremony) : refuse(),
    'login.farcaster': async (body, ceremony) =>
      (await loadFarcasterLogin()).logInByFarcaster(context, body, ceremony),
    'email.update': async (_, ceremony) => (await loadAccount()).changeEmail(context, ceremony),
    'device.add': async (_, ceremony) => (await loadAccount()).admitDevice(context, ceremony),
  }
}

async function refuse(): Promise<never> {
  throw new FrameFault('method-off')
}

const loadLogin = () => import('../logins/logInByEmail.ts').catch(toMissing)
const loadPasskeyLogin = () => import('../logins/logInByPasskey.ts').catch(toMissing)
const loadFarcasterLogin = () => import('../logins/logInByFarcaster.ts').catch(toMissing)
const loadFarcasterAsk = () => import('../logins/askFarcaster.ts').catch(toMissing)
const loadWindowLogin = () => import('../logins/logInByWindow.ts').catch(toMissing)
const loadSettings = () => import('../settings/openSettingsWindow.ts').catch(toMissing)
const loadRequests = () => import('../requests/answerRequest.ts').catch(toMissing)
const loadAcross = () =>
  import('../across/acrossCeremonies.ts').then((all) => all.acrossCeremonies, toMissing)
const loadAccount = () =>
  import('../account/accountCeremonies.ts').then((all) => all.accountCeremonies, toMissing)

function toMissing(cause: unknown): never {
  throw new FrameFault('service', { cause })
}
