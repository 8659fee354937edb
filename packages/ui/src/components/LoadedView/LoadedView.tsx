import { type ReactElement, useSyncExternalStore } from 'react'
import type { ViewLoader } from './createViewLoader.ts'
import { ViewFailure } from './ViewFailure.tsx'
import { ViewSkeleton } from './ViewSkeleton.tsx'

export type LoadedViewProps<props extends object> = {
  loader: ViewLoader<props>
  props: props
  /** Keeps its place until then. @default a spinner after a while */
  skeleton?: ReactElement | undefined
}

/** Shows a view as soon as its code is there: at once, without a frame in between, when it was loaded before. */
export function LoadedView<props extends object>({
  loader,
  props,
  skeleton = <ViewSkeleton />,
}: LoadedViewProps<props>): ReactElement {
  const state = useSyncExternalStore(loader.subscribe, loader.getState)
  if (state.status === 'ready') return <state.View {...props} />
  return state.status === 'failed' ? (
    <ViewFailure onRetry={() => void loader.preload()} />
  ) : (
    skeleton
  )
}
