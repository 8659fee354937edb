import { askAgain } from '../../../frame/service/askAgain.ts'
import { listGone } from '../../../frame/wallets/listGone.ts'
import { toGeneration } from '../../../frame/wallets/toGeneration.ts'
import { walletSchemas } from '../../../service/walletSchemas.ts'
import type { SignerRecovery } from '../../../signer/signerTask.ts'
import type { SettingsContext } from '../context/settingsContext.ts'
import type { SettingsFacts } from '../context/settingsState.ts'
import { confirmIfAsked } from '../login/touchPasskey.ts'
import { openByDevice } from './openByDevice.ts'

/**
 * Makes the next generation of the wallet: without the holders that are removed, and without those
 * whose device is not there any more.
 */
export async function changeHolders(
  context: SettingsContext,
  change: {
    readonly facts: SettingsFacts
    readonly remove: readonly string[]
    readonly add?: { readonly recovery: SignerRecovery; readonly label: string } | undefined
    readonly signal: AbortSignal
  },
): Promise<void> {
  const { service, keys, signer } = context.frame
  const { facts, add, signal } = change
  const { id, holders } = facts.wallet
  const gone = listGone(holders, facts.devices)
  const ids = new Set(holders.map((holder) => holder.id))
  const remove = [...new Set([...change.remove, ...gone])].filter((one) => ids.has(one))
  const confirmation = await confirmIfAsked(context, facts.wallet, signal)
  const opening = await openByDevice(context.frame, {
    ...{ facts, purpose: 'reshare', confirmation, signal },
  })
  const record = await signer.run('changeHolders', { ...opening, remove, add, now: Date.now() })
  const generation = toGeneration(record, [...record.holders, ...holders])
  const path = `wallets/${id}`
  await service
    .ask({
      ...{ method: 'PUT', path: `${path}/generation`, schema: walletSchemas.answer, signal },
      body: { ...generation, proof: { kind: 'device' } },
    })
    .catch(async (error: unknown) => {
      // Its answer may be lost.
      const { wallet } = await askAgain(service, {
        ...{ method: 'GET', path, schema: walletSchemas.answer, signal },
      })
      const isOurs = wallet.holders.every(({ id: one }) => !remove.includes(one))
      if (wallet.generation !== record.generation || !isOurs) throw error
    })
  await keys.writeKnown(id, { generation: record.generation, addresses: record.addresses })
}
