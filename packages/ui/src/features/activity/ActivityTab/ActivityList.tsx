import type { CaipNetwork } from '@cleat/core'
import {
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useText } from '../../../i18n/useText.ts'
import { useRowWindow } from '../../../motion/useRowWindow.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { ActivityItem } from './ActivityItem.tsx'
import sheet from './ActivityTab.module.css'
import { findNextRow } from './findNextRow.ts'
import type { ActivityEntry } from './listActivity.ts'

export type ActivityListProps = {
  entries: readonly ActivityEntry[]
  network: CaipNetwork
  /** Whether there are more rows than these. */
  hasMore: boolean
  /** Called with whether the last rows are visible. */
  onEndNear: (isNear: boolean) => void
}

/** The height of a row and of a heading. */
const rowHeight = 60

/** The transactions. Renders only visible rows. One tab stop; arrow keys move inside. */
export function ActivityList(props: ActivityListProps): ReactElement {
  const { entries, network, hasMore, onEndNear } = props
  const classes = useStyles(sheet)
  const text = useText()
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<number>(undefined)
  const [focused, setFocused] = useState(0)
  const count = entries.length
  const active = findNextRow({ entries, from: Math.min(focused, count - 1), step: 0 })
  const { rows, rowsInView, showRow } = useRowWindow({ list, count, rowHeight, keptRow: active })

  const isEndNear = rows.includes(count - 1)
  useEffect(() => onEndNear(isEndNear), [isEndNear, onEndNear])

  // The row is rendered now, even if it was far away.
  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    const row = list.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`)
    row?.focus({ preventScroll: true })
    wanted.current = undefined
  })

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = toStep(event.key, { count, rowsInView })
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const next = findNextRow({ entries, from: active, step })
    wanted.current = next
    setFocused(next)
    // The first row's heading becomes visible too.
    showRow(next === 1 ? 0 : next)
  }
  return (
    <ul
      ref={list}
      className={classes.list}
      style={{ height: count * rowHeight }}
      // biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets
      role="list"
      aria-label={text('activity.title')}
      onKeyDown={move}
    >
      {rows.map((row) => {
        const entry = entries[row]
        return (
          entry && (
            <li
              key={entry.key}
              className={classes.line}
              style={{ height: rowHeight, insetBlockStart: row * rowHeight }}
              aria-setsize={hasMore ? -1 : count}
              aria-posinset={row + 1}
            >
              {entry.kind === 'heading' ? (
                <h3 className={classes.heading}>{entry.text}</h3>
              ) : (
                <ActivityItem
                  line={entry.line}
                  network={network}
                  index={row}
                  isActive={row === active}
                  onFocus={setFocused}
                />
              )}
            </li>
          )
        )
      })}
    </ul>
  )
}

function toStep(
  key: string,
  { count, rowsInView }: { count: number; rowsInView: number },
): number | undefined {
  const steps: { readonly [key: string]: number } = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: rowsInView,
    PageUp: -rowsInView,
    Home: -count,
    End: count,
  }
  return Object.hasOwn(steps, key) ? steps[key] : undefined
}
