import { type ReactElement, type ReactNode, useSyncExternalStore } from 'react'
import type { ViewLoader } from './createViewLoader.ts'
import { ViewFailure } from './ViewFailure.tsx'
import { ViewSkeleton } from './ViewSkeleton.tsx'

export type LoadedViewProps<props extends object> = {
  loader: ViewLoader<props>
  props: props
  /** Rendered while the code loads. @default a spinner after a delay */
  skeleton?: ReactElement | null | undefined
  /** Rendered where the code does not load. @default a message and a retry */
  failure?: ReactNode
}

/** Renders a lazy view. A loaded one renders synchronously, without an empty frame. */
export function LoadedView<props extends object>({
  loader,
  props,
  skeleton = <ViewSkeleton />,
  failure = <ViewFailure onRetry={() => void loader.preload()} />,
}: LoadedViewProps<props>): ReactNode {
  const state = useSyncExternalStore(loader.subscribe, loader.getState)
  if (state.status === 'ready') return <state.View {...props} />
  return state.status === 'failed' ? failure : skeleton
}
