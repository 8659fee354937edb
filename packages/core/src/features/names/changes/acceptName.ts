import type { NamesContext } from '../context/namesContext.ts'
import { namePurposes } from '../signing/namePurposes.ts'
import { runChange } from './runChange.ts'

/**
 * Accepts a name that was offered to the account in use. It leads to the account a day later.
 * @throws `NAME_…`, `SIWX_…`, `REQUEST_…`, `SERVICE_…`, `CONNECTION_NOT_CONNECTED`
 */
export async function acceptName(
  context: NamesContext,
  { name: wanted }: { name: string },
): Promise<string> {
  return await runChange(context, {
    ...{ action: 'accept', name: wanted },
    prepare: async ({ name, sign }) => ({ signed: await sign(namePurposes.accept(name)) }),
  })
}
