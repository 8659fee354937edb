import { CleatError } from '@cleat/core'
import type { AppKit } from '../kit/appKit.ts'
import type { ChangedEmail } from './changedEmail.ts'

/** Changes the address of e-mail of the embedded wallet, in the modal. */
export async function updateEmail(kit: AppKit | undefined, caller: string): Promise<ChangedEmail> {
  if (!kit) throw new CleatError('CONFIG_NO_KIT', { context: { caller } })
  const auth = await kit.feature('auth')
  // The modal shows the frame as soon as that asks.
  kit.controllers.modal.prepare()
  return auth.updateEmail()
}
