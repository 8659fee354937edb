import type { Bytes } from '../../../custody/bytes/bytes.ts'
import { eraseBytes } from '../../../custody/bytes/eraseBytes.ts'
import { ServiceError } from '../../../frame/service/serviceError.ts'
import type { SettingsAction } from '../context/settingsAction.ts'
import type { SettingsContext } from '../context/settingsContext.ts'
import type { SettingsFacts } from '../context/settingsState.ts'
import { openByDevice } from '../holders/openByDevice.ts'
import { logInAgain } from '../login/logInAgain.ts'
import { touchPasskey } from '../login/touchPasskey.ts'
import { findNextStep } from './findNextStep.ts'

type Asked = {
  readonly facts: SettingsFacts
  readonly action: Extract<SettingsAction, { kind: 'export' }>
  readonly signal: AbortSignal
}

/** How long a secret is shown. */
const shownMs = 60_000

/**
 * Shows the words of the wallet, or the key of an account, for a minute: after a new login, a touch
 * of a passkey where there is one, and a button that is held. The service tells the owner by mail.
 */
export async function showSecret(context: SettingsContext, asked: Asked): Promise<void> {
  const { stage } = context
  const { facts, action, signal } = asked
  const { what } = action
  let confirmation: string | null = null
  let problem: 'service' | undefined
  for (;;) {
    const step = await findNextStep(context, facts, confirmation !== null, signal)
    if (step === 'login') await logInAgain(context, asked)
    else if (step === 'touch') confirmation = await touchPasskey(context, signal)
    else {
      await stage.ask('hold', { what, problem }, signal)
      problem = undefined
      try {
        const text = await readSecret(context, { facts, what, confirmation }, signal)
        return await showFor(context, { what, text }, signal)
      } catch (error) {
        const code = error instanceof ServiceError ? error.code : undefined
        if (code !== 'LOGIN_TOO_OLD' && code !== 'UNREACHABLE') throw error
        // What a passkey answered counts once.
        confirmation = null
        problem = code === 'UNREACHABLE' ? 'service' : undefined
      }
    }
  }
}

async function readSecret(
  context: SettingsContext,
  asked: Pick<Asked, 'facts'> & {
    readonly what: Asked['action']['what']
    readonly confirmation: string | null
  },
  signal: AbortSignal,
): Promise<Bytes> {
  const { facts, what, confirmation } = asked
  const opening = await openByDevice(context.frame, {
    ...{ facts, purpose: 'export', confirmation, signal },
  })
  return context.frame.signer.run('export', { ...opening, what })
}

async function showFor(
  { stage }: SettingsContext,
  { what, text }: { readonly what: Asked['action']['what']; readonly text: Bytes },
  signal: AbortSignal,
): Promise<void> {
  const life = new AbortController()
  const timer = setTimeout(() => life.abort(), shownMs)
  try {
    const shown = { what, text, endsAt: Date.now() + shownMs }
    await stage.ask('secret', shown, AbortSignal.any([signal, life.signal])).catch((error) => {
      // It was there, and is gone: that is how it ends.
      if (!life.signal.aborted) throw error
    })
  } finally {
    clearTimeout(timer)
    eraseBytes(text)
  }
}
