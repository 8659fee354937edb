import { type JSX, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useKitChanges } from '../kit/useKitChanges.ts'
import type { CleatDevtoolsProps } from '../props/devtoolsProps.ts'
import { styles } from '../style/styles.ts'
import { DrawingBoundary } from './DrawingBoundary.tsx'
import { Panel } from './Panel.tsx'
import type { PanelProps } from './panelProps.ts'

const { classes } = styles

/** The button in a corner, or the panel that it opens. */
export function Devtools(
  props: PanelProps & Pick<CleatDevtoolsProps, 'buttonPosition'>,
): JSX.Element {
  const { kit, panel, buttonPosition = 'bottom-right' } = props
  const { isOpen } = useSyncExternalStore(panel.subscribe, panel.read, panel.read)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  const root = useRef<HTMLDivElement>(null)
  useKitChanges(kit)
  const { themeMode } = kit.controllers.theme.state
  useLayoutEffect(() => {
    const home = root.current?.getRootNode()
    if (home instanceof ShadowRoot) home.host.setAttribute('data-theme', themeMode)
  }, [themeMode])
  useEffect(() => {
    // A panel that is open when the page loads leaves the focus to the page.
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    const target = isOpen
      ? root.current?.querySelector<HTMLElement>('[aria-selected=true]')
      : button.current
    target?.focus({ preventScroll: true })
  }, [isOpen])
  return (
    <div ref={root} className={classes.root}>
      {isOpen ? (
        <DrawingBoundary>
          <Panel {...props} />
        </DrawingBoundary>
      ) : (
        <button
          ref={button}
          type="button"
          className={classes.toggle}
          data-position={buttonPosition}
          aria-label="Open Cleat devtools"
          aria-expanded={false}
          onClick={() => panel.set({ isOpen: true })}
        >
          <CleatMark />
        </button>
      )}
    </div>
  )
}

/** A cleat with a rope around it. */
function CleatMark(): JSX.Element {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path
        d="M3 8h18M8 8v8m8-8v8M6 16h12"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  )
}
