import { type KeyboardEvent, type ReactElement, type ReactNode, useId } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import { findNextTab } from './findNextTab.ts'
import sheet from './Tabs.module.css'

export type Tab<id extends string> = { readonly id: id; readonly name: string }

export type TabsProps<id extends string> = {
  /** Names the list of tabs for screen readers. */
  label: string
  tabs: readonly Tab<id>[]
  selected: id
  onSelect: (id: id) => void
  /** The panel of the selected tab. */
  children?: ReactNode
}

/** Two to four tabs. Arrow keys move between them, in reading direction. */
export function Tabs<id extends string>(props: TabsProps<id>): ReactElement {
  const { label, tabs, selected, onSelect, children } = props
  const classes = useStyles(sheet)
  const prefix = useId()
  const index = tabs.findIndex(({ id }) => id === selected)

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const list = event.currentTarget
    const isRightToLeft = getComputedStyle(list).direction === 'rtl'
    const next = findNextTab({ key: event.key, index, count: tabs.length, isRightToLeft })
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.id)
    list.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus()
  }
  return (
    <div className={classes.tabs}>
      <div className={classes.list} role="tablist" aria-label={label} onKeyDown={move}>
        <span
          className={classes.pill}
          style={{
            width: `${100 / tabs.length}%`,
            insetInlineStart: `${(index * 100) / tabs.length}%`,
          }}
        >
          <span className={classes.face} />
        </span>
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}${id}`}
            className={classes.tab}
            aria-selected={id === selected}
            aria-controls={`${prefix}panel`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${prefix}panel`}
        className={classes.panel}
        aria-labelledby={`${prefix}${selected}`}
      >
        {children}
      </div>
    </div>
  )
}
