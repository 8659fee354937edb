import type { RequestAction } from '../../../contract/requests/requestAction.ts'

/** Each action, also those inside others. */
export function flattenActions(actions: readonly RequestAction[]): readonly RequestAction[] {
  return actions.flatMap((action) =>
    action.kind === 'safeTransaction' ? [action, ...flattenActions(action.actions)] : [action],
  )
}
