import { changeWallet } from '@cleat/embedded-wallet/changes'
import type { ReleasedShare } from '@cleat/embedded-wallet/service'
import type { LoginVisitor } from './loginVisitor.ts'

/** @throws where a released share does not open the wallet: a load of those measures nothing */
export async function expectOpens(
  { wallet }: LoginVisitor,
  { generation, holder, share, box, keystore }: ReleasedShare,
): Promise<void> {
  const { id, device, passkey, address } = wallet
  const recovery = { kind: 'passkey', secret: passkey.secret.slice() } as const
  const { addresses } = await changeWallet('open', {
    ...{ wallet: { walletId: id, generation, keystore: toBytes(keystore) }, known: undefined },
    holder:
      holder === device.id ? { role: 'd', ...device } : { role: 'r', id: passkey.id, recovery },
    ...{ box: toBytes(box), serverShare: toBytes(share) },
  })
  if (addresses.eip155 !== address) throw new Error('The share opens another wallet.')
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'base64url'))
}
