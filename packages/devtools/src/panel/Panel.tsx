import { type JSX, useEffect, useRef, useSyncExternalStore } from 'react'
import { styles } from '../style/styles.ts'
import { ConnectionsView } from '../views/ConnectionsView.tsx'
import { EventsView } from '../views/EventsView.tsx'
import { QueriesView } from '../views/QueriesView.tsx'
import { RequestsView } from '../views/RequestsView.tsx'
import { SimulateView } from '../views/SimulateView.tsx'
import { StorageView } from '../views/StorageView.tsx'
import { PanelTabs } from './PanelTabs.tsx'
import type { PanelProps } from './panelProps.ts'
import type { PanelTab } from './panelTab.ts'
import { ResizeHandle } from './ResizeHandle.tsx'

const { classes } = styles

/** The open panel. */
export function Panel(props: PanelProps): JSX.Element {
  const { panel } = props
  const { height, tab } = useSyncExternalStore(panel.subscribe, panel.read, panel.read)
  const section = useRef<HTMLElement>(null)
  // A strict policy forbids style attributes in HTML, and allows what a script sets.
  useEffect(() => {
    section.current?.style.setProperty('block-size', `${height}px`)
  }, [height])
  return (
    <section ref={section} className={classes.panel} aria-label="Cleat devtools">
      <ResizeHandle height={height} onResize={(height) => panel.set({ height })} />
      <header className={classes.header}>
        <h2 className={classes.title}>Cleat</h2>
        <PanelTabs selected={tab} onSelect={(tab) => panel.set({ tab })} />
        <button
          type="button"
          className={classes.close}
          aria-label="Close devtools"
          onClick={() => panel.set({ isOpen: false })}
        >
          <span aria-hidden="true">×</span>
        </button>
      </header>
      <div
        id={`cleat-devtools-${tab}`}
        key={tab}
        className={classes.body}
        role="tabpanel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of keys.
        tabIndex={0}
        aria-labelledby={`cleat-devtools-tab-${tab}`}
      >
        {draw(tab, props)}
      </div>
    </section>
  )
}

function draw(tab: PanelTab, props: PanelProps): JSX.Element {
  const { kit, recording, simulation } = props
  switch (tab) {
    case 'connections':
      return <ConnectionsView kit={kit} />
    case 'requests':
      return <RequestsView kit={kit} recording={recording} />
    case 'events':
      return <EventsView recording={recording} />
    case 'queries':
      return <QueriesView kit={kit} recording={recording} />
    case 'storage':
      return <StorageView area={kit.options.storage} />
    case 'simulate':
      return <SimulateView kit={kit} simulation={simulation} />
    default:
      return tab satisfies never
  }
}
