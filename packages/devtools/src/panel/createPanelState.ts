import { type PanelTab, toPanelTab } from './panelTab.ts'
import { type Remembered, readRemembered, writeRemembered } from './remembered.ts'

export type PanelState = Omit<Remembered, 'tab'> & { readonly tab: PanelTab }

/** Whether the panel is open, how high it is and which tab it shows. Outlives a drawing of it. */
export type PanelStore = {
  read(): PanelState
  set(fields: Partial<PanelState>): void
  subscribe(listener: () => void): () => void
}

export function createPanelState(parameters: { readonly initialIsOpen: boolean }): PanelStore {
  const { isOpen = parameters.initialIsOpen, height = 360, tab } = readRemembered()
  let state: PanelState = { isOpen, height, tab: toPanelTab(tab) }
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    set(fields) {
      state = { ...state, ...fields }
      writeRemembered(state)
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
