import { eraseBytes } from '../../custody/bytes/eraseBytes.ts'
import { readCode } from '../../custody/codes/readCode.ts'
import { CustodyError } from '../../custody/custodyError.ts'
import { fromBase64Url, toBase64Url } from '../../protocol/toBase64Url.ts'
import { deviceSchemas } from '../../service/deviceSchemas.ts'
import { toProofInfo } from '../../service/toProofInfo.ts'
import { walletSchemas } from '../../service/walletSchemas.ts'
import type { SignerRecovery } from '../../signer/signerTask.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { askPasskey } from '../passkeys/askPasskey.ts'
import { toPasskeyProblem } from '../passkeys/toPasskeyProblem.ts'
import type { UsedPasskey } from '../passkeys/usedPasskey.ts'
import { askAgain } from '../service/askAgain.ts'
import { ServiceError } from '../service/serviceError.ts'
import type { FrameViews } from '../stage/frameViews.ts'
import { listGone } from './listGone.ts'
import { toAccounts } from './toAccounts.ts'
import { toGeneration } from './toGeneration.ts'
import { waitForDevice } from './waitForDevice.ts'

type Problem = FrameViews['recover']['shown']['problem']
type Refusal = { readonly problem: NonNullable<Problem> }
type Asked = { readonly walletId: string; readonly deviceId: string }
/** `none`: there is nothing more to prove. Nothing where the visitor wants another way. */
type ProveMore = () => Promise<'proven' | 'none' | undefined>

/**
 * Lets a browser in that the wallet does not know: by a passkey or the recovery code, whose share
 * and that of the service make a new generation with this device among its holders, or by another
 * device that makes it.
 * @param asked.login the passkey of the login, which is tried first
 * @param asked.proveMore asks for what an operator wants beside a passkey
 * @returns the accounts, by CAIP-10
 */
export async function recoverWallet(
  context: FrameContext,
  asking: Asked & { readonly login: UsedPasskey | undefined; readonly proveMore: ProveMore },
  { signal }: Ceremony,
): Promise<readonly string[]> {
  const { login, proveMore, ...asked } = asking
  let problem: Problem
  for (let used = login; ; used = undefined) {
    const recovery = used ? toRecovery(used) : await askRecovery(context, problem, signal)
    if (recovery === 'device') {
      problem = undefined
      const accounts = await waitForDevice(context, asked, signal)
      if (accounts) return accounts
      continue
    }
    if ('problem' in recovery) {
      problem = recovery.problem
      continue
    }
    try {
      const accounts = await addProven(context, { ...asked, recovery, proveMore }, signal)
      if (accounts) return accounts
      problem = undefined
    } catch (error) {
      problem = toProblem(error, recovery)
    } finally {
      if (recovery.kind === 'passkey') eraseBytes(recovery.secret)
    }
  }
}

/** A method of recovery that the visitor chooses, or why there is none. */
async function askRecovery(
  context: FrameContext,
  problem: Problem,
  signal: AbortSignal,
): Promise<SignerRecovery | Refusal | 'device'> {
  const { stage, hasPasskeys } = context
  const given = await stage.ask('recover', { hasPasskeys, problem }, signal)
  if (given.kind === 'device') return given.kind
  if (given.kind === 'code') {
    const read = readCode(given.code, 'recovery')
    if ('problem' in read) return { problem: { kind: 'mistyped' } }
    eraseBytes(read.code)
    return given
  }
  try {
    return toRecovery((await askPasskey(context, 'confirm', signal)).used)
  } catch (error) {
    const kind = toPasskeyProblem(error)
    return { problem: { kind: kind === 'unknown' ? 'wrongPasskey' : kind } }
  }
}

function toRecovery(used: UsedPasskey): SignerRecovery | Refusal {
  if (used.kind === 'tested') return { kind: 'passkey', secret: used.secret }
  // One that was not tested opens nothing either.
  return { problem: { kind: 'lackingPasskey' } }
}

/** Adds this device, also where the service wants more than the passkey first. */
async function addProven(
  context: FrameContext,
  { proveMore, ...asked }: AskedBy & { readonly proveMore: ProveMore },
  signal: AbortSignal,
): Promise<readonly string[] | undefined> {
  try {
    return await addDevice(context, asked, signal)
  } catch (error) {
    const isMore = error instanceof ServiceError && error.code === 'LOGIN_DEVICE_UNPROVEN'
    if (!isMore || asked.recovery.kind !== 'passkey') throw error
    const more = await proveMore()
    if (more === 'none') throw error
    return more && addDevice(context, asked, signal)
  }
}

type AskedBy = Asked & { readonly recovery: SignerRecovery }

async function addDevice(
  context: FrameContext,
  { walletId, deviceId, recovery }: AskedBy,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { service, signer, keys, browser } = context
  const path = `wallets/${walletId}`
  const holder = await signer.run('identify', { walletId, recovery })
  const prove = async () => {
    const { id, sealed, generation } = await service.ask({
      ...{ method: 'POST', path: `${path}/proof`, body: { holder } },
      ...{ schema: walletSchemas.challenge, signal },
    })
    const info = toProofInfo({ walletId, generation, holder, id })
    const asked = { walletId, recovery, sealed: fromBase64Url(sealed), info }
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
  const { devices } = await service.ask({
    ...{ method: 'GET', path: 'devices', schema: deviceSchemas.list, signal },
  })
  const gone = listGone(wallet.holders, devices)
  const record = await signer.run('addDevice', {
    wallet: {
      ...{ walletId, generation: released.generation },
      keystore: fromBase64Url(released.keystore),
    },
    holder: { role: 'r', id: holder, recovery },
    box: fromBase64Url(released.box),
    serverShare: fromBase64Url(released.share),
    ...{ known: await keys.readKnown(walletId), now: Date.now() },
    ...{ gone, device: { id: deviceId, key: keys.sealing, label: browser } },
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
function toProblem(error: unknown, { kind }: SignerRecovery): Problem {
  const wrong = { kind: kind === 'code' ? 'wrong' : 'wrongPasskey' } as const
  // Another code or passkey than that of this wallet derives another key.
  if (error instanceof CustodyError && error.problem === 'BOX_REFUSED') return wrong
  if (!(error instanceof ServiceError)) throw error
  if (error.code === 'UNREACHABLE') return { kind: 'service' }
  if (error.code === 'SHARE_REFUSED') return wrong
  if (error.code === 'RECOVERY_HELD')
    return { kind: 'held', seconds: error.problem?.waitSeconds ?? 86_400 }
  throw error
}
