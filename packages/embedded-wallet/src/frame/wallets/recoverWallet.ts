import { eraseBytes } from '../../custody/bytes/eraseBytes.ts'
import { readCode } from '../../custody/codes/readCode.ts'
import { CustodyError } from '../../custody/custodyError.ts'
import { fromBase64Url, toBase64Url } from '../../protocol/toBase64Url.ts'
import { toProofInfo } from '../../service/toProofInfo.ts'
import { walletSchemas } from '../../service/walletSchemas.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { askAgain } from '../service/askAgain.ts'
import { ServiceError } from '../service/serviceError.ts'
import type { FrameViews } from '../stage/frameViews.ts'
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
  const holder = await signer.run('identify', { walletId, code })
  const prove = async () => {
    const { id, sealed, generation } = await service.ask({
      ...{ method: 'POST', path: `${path}/proof`, body: { holder } },
      ...{ schema: walletSchemas.challenge, signal },
    })
    const info = toProofInfo({ walletId, generation, holder, id })
    const asked = { walletId, code, sealed: fromBase64Url(sealed), info }
    const opened = toBase64Url(await signer.run('prove', asked))
    return { generation, proof: { kind: 'recovery', id, opened } } as const
  }
  const released = await service.ask({
    ...{ method: 'POST', path: `${path}/share`, schema: walletSchemas.share, signal },
    body: { ...(await prove()), purpose: 'reshare', digest: null, confirmation: null },
  })
  // The service lists holders to who has proven one.
  const { wallet } = await service.ask({
    ...{ method: 'GET', path, schema: walletSchemas.answer, signal },
  })
  const record = await signer.run('addDevice', {
    wallet: {
      ...{ walletId, generation: released.generation },
      keystore: fromBase64Url(released.keystore),
    },
    holder: { role: 'r', id: holder, code },
    box: fromBase64Url(released.box),
    serverShare: fromBase64Url(released.share),
    ...{ known: await keys.readKnown(walletId), now: Date.now() },
    device: { id: deviceId, key: keys.sealing, label: browser },
  })
  const described = [...record.holders, ...wallet.holders]
  const { proof } = await prove()
  await service
    .ask({
      ...{ method: 'PUT', path: `${path}/generation`, schema: walletSchemas.answer, signal },
      body: { ...toGeneration(record, described), proof },
    })
    .catch(async (error: unknown) => {
      // Its answer may be lost, and the same proof counts once.
      const { wallet: now } = await askAgain(service, {
        ...{ method: 'GET', path, schema: walletSchemas.answer, signal },
      })
      if (now.generation !== record.generation) throw error
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
  if (error.code === 'SHARE_REFUSED') return { kind: 'wrong' }
  if (error.code === 'RECOVERY_HELD')
    return { kind: 'held', seconds: error.problem?.waitSeconds ?? 86_400 }
  throw error
}
