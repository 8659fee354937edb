import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useRowWindow } from '../../motion/useRowWindow.ts'
import { useStyles } from '../../style/useStyles.ts'
import { findNextRow } from './findNextRow.ts'
import sheet from './LongList.module.css'

export type LongEntry = {
  readonly key: string
  /** The text of a heading. Absent for rows. */
  readonly heading?: string | undefined
}

/** What a row's link or button needs of the list. */
export type RowPlace = {
  /** Goes to the attribute `data-index`. */
  readonly index: number
  /** Whether Tab focuses this row. */
  readonly isActive: boolean
  readonly onFocus: (index: number) => void
}

export type LongListProps<entry extends LongEntry> = {
  /** Names the list for screen readers. */
  label: string
  entries: readonly entry[]
  /** Whether there are more rows than these. @default false */
  hasMore?: boolean | undefined
  /** Called with whether the last rows are visible. */
  onEndNear?: ((isNear: boolean) => void) | undefined
  /** Called for the arrow key that moves above the first row. */
  onLeaveUp?: (() => void) | undefined
  children: (entry: entry, place: RowPlace) => ReactNode
}

/** The height of a row and of a heading. */
const rowHeight = 60

/** Rows under headings. Renders only visible rows. One tab stop; arrow keys move inside. */
export function LongList<entry extends LongEntry>(props: LongListProps<entry>): ReactElement {
  const { label, entries, hasMore = false, onEndNear, onLeaveUp, children } = props
  const classes = useStyles(sheet)
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<number>(undefined)
  const [focused, setFocused] = useState(0)
  const count = entries.length
  const isHeading = (index: number) => entries[index]?.heading !== undefined
  const from = Math.min(focused, count - 1)
  const active = findNextRow({ count, isHeading, from, step: 0 })
  const { rows, rowsInView, showRow } = useRowWindow({ list, count, rowHeight, keptRow: active })

  const isEndNear = rows.includes(count - 1)
  useEffect(() => onEndNear?.(isEndNear), [isEndNear, onEndNear])

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
    const next = findNextRow({ count, isHeading, from: active, step })
    event.preventDefault()
    if (event.key === 'ArrowUp' && next === active) return onLeaveUp?.()
    wanted.current = next
    setFocused(next)
    // The first row's heading becomes visible too.
    showRow(next === 1 && isHeading(0) ? 0 : next)
  }
  return (
    <ul
      ref={list}
      className={classes.list}
      data-headed={isHeading(0)}
      style={{ height: count * rowHeight }}
      // biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets
      role="list"
      aria-label={label}
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
              {entry.heading === undefined ? (
                children(entry, { index: row, isActive: row === active, onFocus: setFocused })
              ) : (
                <h3 className={classes.heading}>{entry.heading}</h3>
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
