import { eraseBytes } from '../../../custody/bytes/eraseBytes.ts'
import { readCode } from '../../../custody/codes/readCode.ts'
import { askPasskey } from '../../../frame/passkeys/askPasskey.ts'
import { toPasskeyProblem } from '../../../frame/passkeys/toPasskeyProblem.ts'
import { ServiceError } from '../../../frame/service/serviceError.ts'
import { fromBase64Url, toBase64Url } from '../../../protocol/toBase64Url.ts'
import { toProofInfo } from '../../../service/toProofInfo.ts'
import { walletSchemas } from '../../../service/walletSchemas.ts'
import type { SignerRecovery } from '../../../signer/signerTask.ts'
import type { SettingsContext } from '../context/settingsContext.ts'
import type { SettingsFacts } from '../context/settingsState.ts'
import type { SettingsViews } from '../context/settingsViews.ts'
import { passkeyProblems } from '../login/touchPasskey.ts'

type Asked = {
  readonly facts: SettingsFacts
  readonly method: 'passkey' | 'code'
  readonly signal: AbortSignal
}

/** Has the visitor use a method of recovery, and writes down that it opens the wallet. */
export async function testRecovery(context: SettingsContext, asked: Asked): Promise<void> {
  if (asked.method === 'code') return testCode(context, asked)
  return testPasskey(context, asked)
}

async function testCode(context: SettingsContext, asked: Asked): Promise<void> {
  let problem: SettingsViews['recoveryCode']['shown']['problem']
  for (;;) {
    const { code } = await context.stage.ask('recoveryCode', { problem }, asked.signal)
    const read = readCode(code, 'recovery')
    if ('problem' in read) {
      problem = 'mistyped'
      continue
    }
    eraseBytes(read.code)
    try {
      if (await prove(context, { kind: 'code', code }, asked)) return
      problem = 'wrong'
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code !== 'UNREACHABLE') throw error
      problem = 'service'
    }
  }
}

async function testPasskey(context: SettingsContext, asked: Asked): Promise<void> {
  const { stage, frame } = context
  const { signal } = asked
  let problem: SettingsViews['touch']['shown']['problem']
  for (;;) {
    await stage.ask('touch', { problem }, signal)
    try {
      const { used } = await askPasskey(frame, 'confirm', signal)
      if (used.kind === 'tested') {
        const recovery = { kind: 'passkey', secret: used.secret } as const
        const isRight = await prove(context, recovery, asked).finally(() => eraseBytes(used.secret))
        if (isRight) return
      }
      problem = 'wrongPasskey'
    } catch (error) {
      problem = passkeyProblems[toPasskeyProblem(error)]
    }
  }
}

/** Whether it is a method of this wallet, which then opened a challenge of the service. */
async function prove(
  { frame: { service, signer } }: SettingsContext,
  recovery: SignerRecovery,
  { facts, signal }: Asked,
): Promise<boolean> {
  const { id: walletId, holders } = facts.wallet
  const holder = await signer.run('identify', { walletId, recovery })
  if (!holders.some(({ id, kind }) => id === holder && kind !== 'device')) return false
  const path = `wallets/${walletId}`
  const { id, sealed, generation } = await service.ask({
    ...{ method: 'POST', path: `${path}/proof`, body: { holder } },
    ...{ schema: walletSchemas.challenge, signal },
  })
  const info = toProofInfo({ walletId, generation, holder, id })
  const challenge = { walletId, recovery, sealed: fromBase64Url(sealed), info }
  const opened = toBase64Url(await signer.run('prove', challenge))
  await service.ask({
    ...{ method: 'POST', path: `${path}/test`, schema: walletSchemas.answer, signal },
    body: { proof: { kind: 'recovery', id, opened } },
  })
  return true
}
