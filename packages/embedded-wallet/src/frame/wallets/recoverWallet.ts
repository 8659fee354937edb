import { eraseBytes } from '../../custody/bytes/eraseBytes.ts'
import { readCode } from '../../custody/codes/readCode.ts'
import { CustodyError } from '../../custody/custodyError.ts'
import { toProofInfo } from '../../service/toProofInfo.ts'
import { walletSchemas } from '../../service/walletSchemas.ts'
import type { Ceremony, FrameContext } from '../frameContext.ts'
import { askAgain } from '../service/askAgain.ts'
import { ServiceError } from '../service/serviceError.ts'
import type { FrameViews } from '../stage/frameViews.ts'
import { fromBase64Url, toBase64Url } from '../toBase64Url.ts'
import { toAccounts } from './toAccounts.ts'
import { toGeneration } from './toGeneration.ts'

type Problem = FrameViews['recover']['shown']['problem']
type Asked = { readonly walletId: string; readonly deviceId: string }

/**
 * Lets a browser in that the wallet does not know: by the recovery code, whose share and that of
 * the service make a new generation with this device among its holders.
 * @returns the accounts, by CAIP-10
 */
export async function recoverWallet(
  context: FrameContext,
  asked: Asked,
  { signal }: Ceremony,
): Promise<readonly string[]> {
  let problem: Problem
  for (;;) {
    const { code } = await context.stage.ask('recover', { problem }, signal)
    const read = readCode(code, 'recovery')
    if ('problem' in read) {
      problem = { kind: 'mistyped' }
      continue
    }
    eraseBytes(read.code)
    try {
      return await addDevice(context, { ...asked, code }, signal)
    } catch (error) {
      problem = toProblem(error)
    }
  }
}

async function addDevice(
  context: FrameContext,
  { walletId, deviceId, code }: Asked & { readonly code: string },
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { service, signer, keys, browser } = context
  const path = `wallets/${walletId}`
  const { wallet } = await service.ask({
    ...{ method: 'GET', path, schema: walletSchemas.answer, signal },
  })
  const holder = wallet.holders.find(({ kind }) => kind === 'code')
  if (!holder) throw new ServiceError('SHARE_REFUSED')
  const known = await keys.readKnown(walletId)
  const prove = async () => {
    const challenge = await service.ask({
      ...{ method: 'POST', path: `${path}/proof`, body: { holder: holder.id } },
      ...{ schema: walletSchemas.challenge, signal },
    })
    const { id, sealed, generation } = challenge
    const info = toProofInfo({ walletId, generation, holder: holder.id, id })
    const opened = await signer.run('prove', {
      ...{ walletId, code, sealed: fromBase64Url(sealed), info },
    })
    return { kind: 'recovery', id, opened: toBase64Url(opened) } as const
  }
  const released = await service.ask({
    ...{ method: 'POST', path: `${path}/share`, schema: walletSchemas.share, signal },
    body: {
      ...{ generation: wallet.generation, purpose: 'reshare', digest: null },
      ...{ proof: await prove(), confirmation: null },
    },
  })
  const stored = {
    ...{ walletId, generation: released.generation },
    keystore: fromBase64Url(released.keystore),
  }
  const record = await signer.run('addDevice', {
    ...{ wallet: stored, known, now: Date.now() },
    holder: { role: 'r', id: holder.id, code },
    box: fromBase64Url(released.box),
    serverShare: fromBase64Url(released.share),
    device: { id: deviceId, key: keys.sealing, label: browser },
  })
  const described = [...record.holders, ...wallet.holders]
  const body = { ...toGeneration(record, described), proof: await prove() }
  await askAgain(service, {
    ...{ method: 'PUT', path: `${path}/generation`, body, schema: walletSchemas.answer, signal },
  })
  await keys.writeKnown(walletId, { generation: record.generation, addresses: record.addresses })
  return toAccounts(record.addresses)
}

/** What the visitor can do something about. Anything else ends the recovery. */
function toProblem(error: unknown): Problem {
  // Another code than that of this wallet derives another key.
  if (error instanceof CustodyError && error.problem === 'BOX_REFUSED') return { kind: 'wrong' }
  if (!(error instanceof ServiceError)) throw error
  if (error.code === 'UNREACHABLE') return { kind: 'service' }
  if (error.code === 'RECOVERY_HELD')
    return { kind: 'held', seconds: error.problem?.waitSeconds ?? 86_400 }
  throw error
}
