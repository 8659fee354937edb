import type { NamesContext } from '../context/namesContext.ts'
import { namePurposes } from '../signing/namePurposes.ts'
import { runChange } from './runChange.ts'

/**
 * Gives up a name of the account in use. It leads nowhere for 90 days, and is then free.
 * @throws `NAME_…`, `SIWX_…`, `REQUEST_…`, `SERVICE_…`, `CONNECTION_NOT_CONNECTED`
 */
export async function releaseName(
  context: NamesContext,
  { name: wanted }: { name: string },
): Promise<string> {
  return await runChange(context, {
    ...{ action: 'release', name: wanted },
    prepare: async ({ name, sign }) => ({ signed: await sign(namePurposes.release(name)) }),
  })
}
