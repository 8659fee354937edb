import { subscribe } from 'valtio/vanilla'
import type { KitBase } from '../../boot/kitBase.ts'
import { getSender, isSameSender } from './getSender.ts'

/** Calls back in the same tick when the active account, connection or network changes. */
export function watchSender(
  kit: KitBase,
  { feature, onChange }: { feature: Parameters<typeof getSender>[1]; onChange: () => void },
): () => void {
  let sender = getSender(kit, feature)
  const look = () => {
    const next = getSender(kit, feature)
    if (isSameSender(sender, next)) return
    sender = next
    onChange()
  }
  const { account, network } = kit.controllers
  const stops = [subscribe(account.state, look, true), subscribe(network.state, look, true)]
  return () => {
    for (const stop of stops) stop()
  }
}
