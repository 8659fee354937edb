import type { NamesContext } from '../context/namesContext.ts'
import { requireZone } from '../context/requireZone.ts'
import type { NameCheck } from '../state/namesState.ts'
import { checkLabel } from './checkLabel.ts'
import { fewest } from './readLabel.ts'
import { suggestNames } from './suggestNames.ts'

/**
 * Whether a label can be registered, as far as the service tells: it offers what is typed unless
 * the name is kept back, and says whether it, or one that looks like it, is registered.
 * @throws `SERVICE_…`, `NAME_UNSUPPORTED`
 */
export async function checkName(
  context: NamesContext,
  { label, signal }: { label: string; signal?: AbortSignal | undefined },
): Promise<NameCheck> {
  const { zone, data } = requireZone(context)
  if (label === '') return { status: 'empty' }
  const fault = checkLabel(label, { minLength: context.state.zone?.minLength ?? fewest })
  if (fault) return { status: 'invalid', fault }
  const name = `${label}.${zone}`
  const suggestions = await suggestNames(context, label)
  const offered = suggestions.find((one) => one.name === name)
  if (!offered) return { status: 'reserved' }
  if (!offered.isRegistered) return { status: 'free' }
  const profile = await data.findName({ name }, { signal })
  return { status: profile ? 'taken' : 'similar' }
}
