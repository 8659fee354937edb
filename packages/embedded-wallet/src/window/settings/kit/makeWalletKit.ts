import { FrameFault } from '../../../frame/faults/frameFault.ts'
import { makeKit } from '../../../frame/kit/makeKit.ts'
import { ServiceError } from '../../../frame/service/serviceError.ts'
import type { SignerOpening } from '../../../signer/signerTask.ts'
import type { SettingsAction } from '../context/settingsAction.ts'
import type { SettingsContext } from '../context/settingsContext.ts'
import type { SettingsFacts } from '../context/settingsState.ts'
import { findNextStep } from '../export/findNextStep.ts'
import { openByDevice } from '../holders/openByDevice.ts'
import { logInAgain } from '../login/logInAgain.ts'
import { touchPasskey } from '../login/touchPasskey.ts'

type Asked = {
  readonly facts: SettingsFacts
  readonly action: SettingsAction
  readonly signal: AbortSignal
}

/** Makes a recovery kit, under the conditions of an export. */
export async function makeWalletKit(context: SettingsContext, asked: Asked): Promise<void> {
  const { stage, frame } = context
  const isMade = await makeKit({
    ...{ signer: frame.signer, now: Date.now(), signal: asked.signal },
    ask: (name, shown, signal) => stage.ask(name, shown, signal),
    release: () => release(context, asked),
  })
  if (!isMade) throw new FrameFault('declined')
}

/** After a new login and a touch of a passkey, where there is one. The owner gets a mail. */
async function release(context: SettingsContext, asked: Asked): Promise<SignerOpening> {
  const { facts, signal } = asked
  let confirmation: string | null = null
  for (;;) {
    const step = await findNextStep(context, facts, confirmation !== null, signal)
    if (step === 'login') await logInAgain(context, asked)
    else if (step === 'touch') confirmation = await touchPasskey(context, signal)
    else {
      try {
        const purpose = 'export'
        return await openByDevice(context.frame, { facts, purpose, confirmation, signal })
      } catch (error) {
        if (!(error instanceof ServiceError) || error.code !== 'LOGIN_TOO_OLD') throw error
        // What a passkey answered counts once.
        confirmation = null
      }
    }
  }
}
