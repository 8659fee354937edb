import { isCaipAddress } from '../../../base/caip/caipAddress.ts'
import { CleatError } from '../../../base/errors/cleatError.ts'
import type { NamesContext } from '../context/namesContext.ts'
import { namePurposes } from '../signing/namePurposes.ts'
import { runChange } from './runChange.ts'

/**
 * Offers a name to another account, which has seven days to accept it. The own account withdraws
 * what was offered.
 * @throws `NAME_…`, `SIWX_…`, `REQUEST_…`, `SERVICE_…`, `CONNECTION_NOT_CONNECTED`,
 * `CAIP_ADDRESS_INVALID`
 */
export async function transferName(
  context: NamesContext,
  { name: wanted, to }: { name: string; to: string },
): Promise<string> {
  if (!isCaipAddress(to)) throw new CleatError('CAIP_ADDRESS_INVALID', { context: { value: to } })
  return await runChange(context, {
    ...{ action: 'transfer', name: wanted },
    async prepare({ name, sign }) {
      return { signed: await sign(namePurposes.transfer(name, to)), body: { to } }
    },
  })
}
