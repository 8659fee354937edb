import { readPublicKey } from '../../custody/keys/readPublicKey.ts'
import type { FrameUser } from '../../protocol/frameUser.ts'
import { toBase64Url } from '../../protocol/toBase64Url.ts'
import { deviceSchemas } from '../../service/deviceSchemas.ts'
import type { WalletSession } from '../../service/sessionSchemas.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import type { UsedPasskey } from '../passkeys/usedPasskey.ts'
import { askAgain } from '../service/askAgain.ts'
import { createWallet } from '../wallets/createWallet.ts'
import { recoverWallet } from '../wallets/recoverWallet.ts'
import { proveMailbox } from './proveMailbox.ts'
import { toFrameUser } from './toFrameUser.ts'

/**
 * Goes from a proven login to a wallet that this browser can open: makes it at the first login, and
 * asks for a method of recovery in a browser that the wallet does not know.
 * @param login the passkey that logged in
 */
export async function finishLogin(
  context: FrameContext,
  session: WalletSession,
  ceremony: Ceremony,
  login?: UsedPasskey,
): Promise<FrameUser> {
  const { device, wallets } = session
  const [wallet] = wallets
  if (wallet?.accounts && session.isProven) return toFrameUser(session, wallet.accounts)
  const deviceId = device?.id ?? (await registerDevice(context, ceremony))
  ceremony.onStep('surface')
  if (!wallet)
    return toFrameUser(session, await createWallet(context, { deviceId, login }, ceremony))
  let current = session
  const proveMore = async () => {
    const proven = await proveMailbox(context, session, ceremony)
    if (typeof proven === 'object') current = proven
    return typeof proven === 'object' ? 'proven' : proven
  }
  const asked = { walletId: wallet.id, deviceId, login, proveMore }
  const accounts = await recoverWallet(context, asked, ceremony)
  return toFrameUser(current, accounts)
}

async function registerDevice(
  { service, keys, browser }: FrameContext,
  { signal }: Ceremony,
): Promise<string> {
  const publicKey = toBase64Url(await readPublicKey(keys.sealing))
  // A key is registered once, however often it is sent.
  const { device } = await askAgain(service, {
    ...{ method: 'POST', path: 'devices', body: { label: browser, publicKey } },
    ...{ schema: deviceSchemas.answer, signal },
  })
  return device.id
}
