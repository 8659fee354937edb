import { CleatError } from '../../../base/errors/cleatError.ts'
import { isCleatError } from '../../../base/errors/isCleatError.ts'
import { wait } from '../../../base/http/wait.ts'
import type { NamesContext } from '../context/namesContext.ts'
import type { NameCheck } from '../state/namesState.ts'
import { checkLabel } from './checkLabel.ts'
import { checkName } from './checkName.ts'
import { fewest } from './readLabel.ts'
import { suggestNames } from './suggestNames.ts'
import { toLabel } from './toLabel.ts'

/** The pause in typing before the service is asked, in ms. */
const restMs = 500

/** Takes what was typed. What it is worth as a name follows, of the latest text alone. */
export function setText(context: NamesContext, text: string): void {
  const { state, service, internal } = context
  const { label, dropped } = toLabel(text, { zone: service?.zone })
  if (state.flow.status === 'failed') state.flow = { status: 'idle' }
  state.dropped = dropped
  if (label === state.text) return
  state.text = label
  const minLength = state.zone?.minLength ?? fewest
  const fault = label === '' ? undefined : checkLabel(label, { minLength })
  const signal = internal.checking.start()
  if (label === '' || fault) {
    state.check = fault ? { status: 'invalid', fault } : { status: 'empty' }
    state.suggestions = []
    state.loading = false
    return
  }
  state.check = { status: 'checking' }
  state.loading = true
  void look(context, { label, signal })
}

async function look(
  context: NamesContext,
  { label, signal }: { label: string; signal: AbortSignal },
): Promise<void> {
  const { state, lifetime } = context
  try {
    await wait({ ms: restMs, signal: AbortSignal.any([signal, lifetime]) })
    const check = await checkName(context, { label, signal })
    const suggestions = await suggestNames(context, label)
    if (signal.aborted) return
    state.check = check
    state.suggestions = suggestions
  } catch (error) {
    if (signal.aborted || lifetime.aborted) return
    state.check = toFailedCheck(error)
    state.suggestions = []
  }
  state.loading = false
}

function toFailedCheck(cause: unknown): NameCheck {
  const error = isCleatError(cause)
    ? cause
    : new CleatError('SERVICE_UNREACHABLE', { context: { service: 'names' }, cause })
  return { status: 'unknown', error }
}
