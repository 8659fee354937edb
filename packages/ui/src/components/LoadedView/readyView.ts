import type { FunctionComponent } from 'react'
import type { ViewLoader, ViewState } from './createViewLoader.ts'

/** A view that is part of the modal's chunk. */
export function readyView<props extends object>(View: FunctionComponent<props>): ViewLoader<props> {
  const state: ViewState<props> = { status: 'ready', View }
  return {
    getState: () => state,
    subscribe: () => () => undefined,
    preload: async () => undefined,
  }
}
