import type { Namespace } from '../../base/caip/namespace.ts'
import { toCleatError } from '../../base/errors/toCleatError.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import { findFeature } from '../../contract/adapter/findAdapter.ts'
import type { TransferAdapter } from '../../contract/transfers/transferAdapter.ts'

/**
 * What the chains of a namespace can do with money.
 * @throws `ADAPTER_FEATURE_MISSING`, `UI_LOAD_FAILED`
 */
export async function loadTransfers(kit: KitBase, namespace: Namespace): Promise<TransferAdapter> {
  try {
    return await findFeature(kit, namespace, 'transfers:load')()
  } catch (error) {
    throw toCleatError(error, 'UI_LOAD_FAILED', {})
  }
}
