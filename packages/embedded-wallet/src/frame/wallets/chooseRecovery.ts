import { eraseBytes } from '../../custody/bytes/eraseBytes.ts'
import { createCode } from '../../custody/codes/createCode.ts'
import { formatCode } from '../../custody/codes/formatCode.ts'
import type { SignerRecovery } from '../../signer/signerTask.ts'
import type { FrameContext } from '../context/frameContext.ts'
import { makePasskey } from '../passkeys/makePasskey.ts'
import { toPasskeyProblem } from '../passkeys/toPasskeyProblem.ts'
import type { UsedPasskey } from '../passkeys/usedPasskey.ts'
import type { PasskeyProblem } from '../stage/frameViews.ts'
import { isSameGroup } from './isSameGroup.ts'
import { pickGroups } from './pickGroups.ts'

/**
 * Has the visitor choose and test what opens their wallet in another browser: a passkey, or a code
 * that they wrote down.
 * @param login the passkey of the login: it is asked for nothing twice
 */
export async function chooseRecovery(
  context: FrameContext,
  login: UsedPasskey | undefined,
  signal: AbortSignal,
): Promise<SignerRecovery> {
  const used = login ?? (context.hasPasskeys ? await askMethod(context, signal) : undefined)
  if (used?.kind === 'tested') return { kind: 'passkey', secret: used.secret }
  const code = writeCode()
  const shown = { code, isPasskeyLacking: used?.kind === 'lacking' }
  while (!(await isWritten(context, shown, signal)));
  return { kind: 'code', code }
}

/** A passkey; nothing where the visitor prefers the code. */
async function askMethod(
  context: FrameContext,
  signal: AbortSignal,
): Promise<UsedPasskey | undefined> {
  let problem: PasskeyProblem | undefined
  for (;;) {
    const { kind } = await context.stage.ask('method', { problem }, signal)
    if (kind === 'code') return undefined
    try {
      return (await makePasskey(context, signal)).used
    } catch (error) {
      problem = toPasskeyProblem(error)
    }
  }
}

/** Whether the visitor wrote the code down: two of its groups are typed. */
async function isWritten(
  { stage }: FrameContext,
  shown: { readonly code: string; readonly isPasskeyLacking: boolean },
  signal: AbortSignal,
): Promise<boolean> {
  await stage.ask('save', shown, signal)
  const groups = pickGroups()
  const parts = shown.code.split('-')
  for (let isWrong = false; ; isWrong = true) {
    const given = await stage.ask('confirm', { groups, isWrong }, signal)
    if (given.kind === 'back') return false
    const isRight = groups.every((group, at) => isSameGroup(given.values[at], parts[group - 1]))
    if (isRight) return true
  }
}

function writeCode(): string {
  const code = createCode()
  const text = formatCode(code, 'recovery')
  eraseBytes(code)
  return text
}
