import { type JSX, type KeyboardEvent, useEffect, useRef } from 'react'
import { styles } from '../style/styles.ts'
import { type PanelTab, panelTabs } from './panelTab.ts'

const steps: { readonly [key: string]: number | undefined } = { ArrowLeft: -1, ArrowRight: 1 }

/** The tabs. Arrows move between them, Home and End to the first and the last. */
export function PanelTabs(props: {
  readonly selected: PanelTab
  readonly onSelect: (tab: PanelTab) => void
}): JSX.Element {
  const { selected, onSelect } = props
  const list = useRef<HTMLDivElement>(null)
  // On a phone, not all tabs can be seen.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`#cleat-devtools-tab-${selected}`)
    if (!list.current || !tab) return
    const from = tab.offsetLeft - list.current.offsetLeft
    list.current.scrollLeft = from - (list.current.clientWidth - tab.offsetWidth) / 2
  }, [selected])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = panelTabs.findIndex(({ id }) => id === selected)
    const step = steps[event.key]
    const edge = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : undefined
    const next = step === undefined ? edge : (at + step) % panelTabs.length
    const tab = next === undefined ? undefined : panelTabs.at(next)
    if (!tab) return
    event.preventDefault()
    onSelect(tab.id)
    event.currentTarget.querySelector<HTMLElement>(`#cleat-devtools-tab-${tab.id}`)?.focus()
  }
  return (
    <div
      ref={list}
      className={styles.classes.tabs}
      role="tablist"
      aria-label="Devtools"
      onKeyDown={onKeyDown}
    >
      {panelTabs.map(({ id, name }) => (
        <button
          key={id}
          id={`cleat-devtools-tab-${id}`}
          type="button"
          role="tab"
          className={styles.classes.tab}
          aria-selected={id === selected}
          aria-controls={id === selected ? `cleat-devtools-${id}` : undefined}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
