import { type ReactElement, useSyncExternalStore } from 'react'
import type { ViewLoader, ViewState } from '../../components/LoadedView/createViewLoader.ts'

const idle: ViewState<object> = { status: 'idle' }
const getNothing = () => idle
const subscribeToNothing = () => () => undefined

/** What a view puts into the header, once it is loaded. */
export function useHeaderContent<props extends object>(
  loader: ViewLoader<props> | undefined,
  props: props,
): ReactElement | undefined {
  const state = useSyncExternalStore<ViewState<props>>(
    loader?.subscribe ?? subscribeToNothing,
    loader?.getState ?? (getNothing as () => ViewState<props>),
  )
  return state.status === 'ready' ? <state.View {...props} /> : undefined
}
