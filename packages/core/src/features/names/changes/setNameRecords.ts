import { CleatError } from '../../../base/errors/cleatError.ts'
import { captureView } from '../../../boot/captureView.ts'
import type { RequestView } from '../../../contract/requests/walletRequest.ts'
import type { NamesContext } from '../context/namesContext.ts'
import { namePurposes } from '../signing/namePurposes.ts'
import type { NameRecords } from '../state/nameChange.ts'
import { hashText } from './hashText.ts'
import { runChange } from './runChange.ts'

/**
 * Writes texts and addresses of a name. The wallet signs for the records as they are sent. An
 * address of another connected account is signed for by its wallet, too.
 * @throws `NAME_…`, `SIWX_…`, `REQUEST_…`, `SERVICE_…`, `CONNECTION_NOT_CONNECTED`
 */
export async function setNameRecords(
  context: NamesContext,
  { name: wanted, texts = {}, addresses = {} }: { name: string } & NameRecords,
): Promise<string> {
  return await runChange(context, {
    ...{ action: 'records', name: wanted },
    async prepare({ name, view, sign }) {
      const records = JSON.stringify({ texts, addresses })
      const purpose = namePurposes.records(name, await hashText(records))
      const others = findOthers(context, view, addresses)
      const signed = await sign(purpose)
      const proofs: { message: string; signature: string; token: string }[] = []
      for (const other of others) {
        const { message, signature, token } = await sign(namePurposes.address(name), other)
        proofs.push({ message, signature, token })
      }
      return { signed, body: { records, ...(proofs.length > 0 && { proofs }) } }
    },
  })
}

/** The further accounts whose addresses are written. */
function findOthers(
  { kit }: NamesContext,
  view: RequestView,
  addresses: NonNullable<NameRecords['addresses']>,
): readonly RequestView[] {
  const { account } = kit.controllers
  const others = new Map<string, RequestView>()
  for (const address of Object.values(addresses)) {
    if (address === null || address === view.address) continue
    const [namespace] =
      Object.entries(account.state).find(([, one]) => one?.address === address) ?? []
    if (namespace === undefined) {
      const reason = `the account ${address} is not connected, so it cannot agree`
      throw new CleatError('NAME_UNSUPPORTED', { context: { reason } })
    }
    others.set(address, captureView(kit, namespace))
  }
  return [...others.values()]
}
