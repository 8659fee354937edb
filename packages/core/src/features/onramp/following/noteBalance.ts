import type { OnrampContext } from '../state/onrampContext.ts'
import { readAtoms } from './readAtoms.ts'

/**
 * Notes what the account has of the asset before it arrives, unless that is known. Later is safe as
 * well: what has arrived by then is not counted.
 */
export async function noteBalance(
  { kit, orders, lifetime }: Pick<OnrampContext, 'kit' | 'orders' | 'lifetime'>,
  id: string,
): Promise<void> {
  const order = orders.list.find((one) => one.id === id)
  if (!order || order.atomsBefore !== undefined) return
  const held = await readAtoms(kit, order)
  if (!held || lifetime.aborted) return
  const { atoms, decimals } = held
  orders.change((all) =>
    all.map((one) =>
      one.id === id && one.atomsBefore === undefined
        ? { ...one, atomsBefore: atoms.toString(), asset: { ...one.asset, decimals } }
        : one,
    ),
  )
}
