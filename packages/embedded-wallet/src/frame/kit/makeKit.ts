import type { SealedKit, Signer, SignerOpening } from '../../signer/signerTask.ts'
import { toPasskeyProblem } from '../passkeys/toPasskeyProblem.ts'
import { isSameGroup } from '../wallets/isSameGroup.ts'
import { pickGroups } from '../wallets/pickGroups.ts'
import type { KitViews } from './kitViews.ts'

export declare namespace makeKit {
  type Parameters = {
    readonly signer: Signer
    /** Shows a view until it is answered. */
    ask<name extends keyof KitViews>(
      name: name,
      shown: KitViews[name]['shown'],
      signal: AbortSignal,
    ): Promise<KitViews[name]['answer']>
    /**
     * What opens the wallet, released as for an export: after a new login and a passkey, with a
     * notice. A kit is one, because its two parts are the keys.
     */
    release(signal: AbortSignal): Promise<SignerOpening>
    /** In ms since 1970. */
    readonly now: number
    readonly signal: AbortSignal
  }
  /** Whether there is a kit that the visitor has written down. */
  type ReturnType = boolean
}

/**
 * Makes a recovery kit: the visitor downloads its file, writes its code down, and types two groups
 * of it. Nothing of it is sent or stored.
 */
export async function makeKit(context: makeKit.Parameters): Promise<makeKit.ReturnType> {
  const { ask, now, signal } = context
  const kit = await sealKit(context)
  if (!kit) return false
  // The day is enough to tell kits apart, and says nothing of the wallet.
  const fileName = `recovery-kit-${new Date(now).toISOString().slice(0, 10)}.json`
  do await ask('kitSave', { ...kit, fileName }, signal)
  while (!(await isWritten(context, kit.code)))
  await ask('kitDone', {}, signal)
  return true
}

/** The kit; nothing where the visitor does not want one. */
async function sealKit(context: makeKit.Parameters): Promise<SealedKit | undefined> {
  const { ask, release, signer, now, signal } = context
  let problem: KitViews['kitStart']['shown']['problem']
  for (;;) {
    const { kind } = await ask('kitStart', { problem }, signal)
    if (kind === 'cancel') return undefined
    try {
      return await signer.run('kit', { ...(await release(signal)), now })
    } catch (error) {
      problem = toPasskeyProblem(error)
    }
  }
}

async function isWritten({ ask, signal }: makeKit.Parameters, code: string): Promise<boolean> {
  const groups = pickGroups()
  const parts = code.split('-')
  for (let isWrong = false; ; isWrong = true) {
    const given = await ask('kitConfirm', { groups, isWrong }, signal)
    if (given.kind === 'back') return false
    if (groups.every((group, at) => isSameGroup(given.values[at], parts[group - 1]))) return true
  }
}
