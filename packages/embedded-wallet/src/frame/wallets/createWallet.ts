import { eraseBytes } from '../../custody/bytes/eraseBytes.ts'
import { createRandom } from '../../custody/random/createRandom.ts'
import { toBase64Url } from '../../protocol/toBase64Url.ts'
import { walletSchemas } from '../../service/walletSchemas.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import type { UsedPasskey } from '../passkeys/usedPasskey.ts'
import { askAgain } from '../service/askAgain.ts'
import { chooseRecovery } from './chooseRecovery.ts'
import { toAccounts } from './toAccounts.ts'
import { toGeneration } from './toGeneration.ts'
import { typeKey } from './typeKey.ts'

/**
 * Makes the visitor's wallet, once they have a method of recovery that was tested. Nothing exists
 * until the service has stored all of it.
 * @returns its accounts, by CAIP-10
 */
export async function createWallet(
  context: FrameContext,
  { deviceId, login }: { deviceId: string; login: UsedPasskey | undefined },
  { signal }: Ceremony,
): Promise<readonly string[]> {
  const { service, keys, signer, stage, browser, memory } = context
  const recovery = await chooseRecovery(context, login, signal)
  const walletId = toBase64Url(createRandom(16))
  const accountTypes = {
    eip155: memory.getItem(typeKey) === 'smartAccount' ? 'smartAccount' : 'eoa',
    solana: 'eoa',
  } as const
  const record = await signer
    .run('create', {
      ...{ walletId, recovery, accountTypes, now: Date.now() },
      device: { id: deviceId, key: keys.sealing, label: browser },
      label: recovery.kind === 'code' ? 'Recovery code' : browser,
    })
    .finally(() => {
      if (recovery.kind === 'passkey') eraseBytes(recovery.secret)
    })
  const accounts = toAccounts(record.addresses)
  const body = {
    ...{ id: walletId, ...toGeneration(record, record.holders) },
    ...{ accounts, accountTypes },
    ...{ confirm: 'off', isSeparate: false },
  }
  // The same wallet may be posted again: an answer that is lost makes no second one.
  await askAgain(service, {
    ...{ method: 'POST', path: 'wallets', body, schema: walletSchemas.answer, signal },
  })
  await keys.writeKnown(walletId, { generation: 1, addresses: record.addresses })
  await stage.ask('created', { accounts }, signal)
  return accounts
}
