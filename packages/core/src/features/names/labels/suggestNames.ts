import type { NamesContext } from '../context/namesContext.ts'
import { requireZone } from '../context/requireZone.ts'
import type { NameSuggestion } from '../state/namesState.ts'

const staleTime = 60_000

/**
 * Names to choose from, as the service offers them.
 * @throws `SERVICE_…`, `NAME_UNSUPPORTED`
 */
export async function suggestNames(
  context: NamesContext,
  label: string,
): Promise<readonly NameSuggestion[]> {
  const { kit } = context
  const { zone, api } = requireZone(context)
  return await kit.queryClient.fetchQuery({
    queryKey: [...toKey(kit), zone, label],
    queryFn: ({ signal }) => api.suggest({ label, signal }),
    ...{ staleTime, retry: false },
  })
}

/** Drops what the service offered. A registration changes it. */
export function forgetSuggestions({ kit }: NamesContext): void {
  kit.queryClient.removeQueries({ queryKey: toKey(kit) })
}

function toKey({ id }: NamesContext['kit']): readonly unknown[] {
  return ['cleat', id, 'suggestions']
}
