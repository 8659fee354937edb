import { createDeviceCode } from '../../custody/codes/createDeviceCode.ts'
import { createDeviceHash } from '../../custody/codes/createDeviceHash.ts'
import { readPublicKey } from '../../custody/keys/readPublicKey.ts'
import { deviceLink } from '../../handoff/deviceLink.ts'
import { sessionSchemas } from '../../service/sessionSchemas.ts'
import type { FrameContext } from '../context/frameContext.ts'
import { ServiceError } from '../service/serviceError.ts'
import { askWhile } from '../stage/askWhile.ts'
import { releaseShare } from './releaseShare.ts'
import { toAccounts } from './toAccounts.ts'

const pollMs = 2_000

/**
 * Shows the code of this browser's key until another device has made it a holder of the wallet.
 * @returns the accounts, by CAIP-10. Nothing where the visitor wants another way
 */
export async function waitForDevice(
  context: FrameContext,
  asked: { readonly walletId: string; readonly deviceId: string },
  signal: AbortSignal,
): Promise<readonly string[] | undefined> {
  const { keys, page, signer, stage } = context
  const { walletId, deviceId } = asked
  const publicKey = await readPublicKey(keys.sealing)
  const code = await createDeviceCode(publicKey)
  const hash = await createDeviceHash(publicKey)
  const fragment = deviceLink.write({ hash, host: page.origin })
  const shown = { name: 'device', shown: { code, fragment } } as const
  const ended = await askWhile(stage, shown, (life) => isHolder(context, walletId, life), signal)
  if ('answer' in ended) return undefined
  // What the service says is not believed before this device has opened the wallet.
  const opening = await releaseShare(context, { walletId, deviceId, purpose: 'reshare' }, signal)
  const opened = await signer.run('open', opening)
  await keys.writeKnown(walletId, opened)
  return toAccounts(opened.addresses)
}

/** Ends once this device is a holder. A service that does not answer is asked again. */
async function isHolder(
  { service }: FrameContext,
  walletId: string,
  signal: AbortSignal,
): Promise<true> {
  for (;;) {
    const { session } = await service
      .ask({ method: 'GET', path: 'session', schema: sessionSchemas.answer, signal })
      .catch((error: unknown) => {
        if (error instanceof ServiceError && error.code === 'UNREACHABLE') return { session: null }
        throw error
      })
    const wallet = session?.wallets.find(({ id }) => id === walletId)
    if (session?.device?.state === 'active' && wallet?.accounts) return true
    await new Promise((done) => setTimeout(done, pollMs))
    signal.throwIfAborted()
  }
}
