import type { WalletItem } from '@cleat/core/wallets'
import {
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { AppLink } from '../../../components/Link/revealHref.ts'
import { useText } from '../../../i18n/useText.ts'
import { useRowWindow } from '../../../motion/useRowWindow.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useActiveNetworkName } from '../list/useActiveNetworkName.ts'
import { useImpressions } from '../list/useImpressions.ts'
import sheet from './AllWalletsView.module.css'
import { findNextTile } from './findNextTile.ts'
import { useColumns } from './useColumns.ts'
import { rowHeight, WalletTile } from './WalletTile.tsx'

export type WalletGridProps = {
  items: readonly WalletItem[]
  /** The search query. */
  query?: string | undefined
  isDisabled: boolean
  onChoose: (item: WalletItem, displayIndex: number) => void
  /** The link that opens a wallet on this device. */
  getLink: (item: WalletItem) => AppLink | undefined
  /** Called when the visitor scrolls near the end. */
  onNearEnd: () => void
}

/** A grid of wallets. Renders only visible rows. One tab stop; arrow keys move inside. */
export function WalletGrid(props: WalletGridProps): ReactElement {
  const { items, query, isDisabled, onChoose, getLink, onNearEnd } = props
  const classes = useStyles(sheet)
  const text = useText()
  const network = useActiveNetworkName()
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<number>(undefined)
  const [focused, setFocused] = useState(0)
  const count = items.length
  const active = Math.min(focused, count - 1)
  const columns = useColumns(list)
  const rowCount = Math.ceil(count / columns)
  const { rows, rowsInView, showRow } = useRowWindow({
    list,
    count: rowCount,
    rowHeight,
    keptRow: Math.floor(active / columns),
  })

  useImpressions({
    view: 'AllWallets',
    items,
    places: rows.flatMap((row) => Array.from({ length: columns }, (_, at) => row * columns + at)),
    query,
  })

  const isNearEnd = rows.includes(rowCount - 1)
  useEffect(() => {
    if (isNearEnd) onNearEnd()
  }, [isNearEnd, onNearEnd])

  // The tile is rendered now, even if it was far away.
  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    findTile(list, wanted.current)?.focus({ preventScroll: true })
    wanted.current = undefined
  })

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const { key } = event
    const next = findNextTile({ key, index: active, count, columns, rowsInView, isRightToLeft })
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    wanted.current = next
    setFocused(next)
    showRow(Math.floor(next / columns))
  }
  return (
    <ul
      ref={list}
      className={classes.grid}
      style={{ height: rowCount * rowHeight }}
      // biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets
      role="list"
      aria-label={text('connect.wallets')}
      onKeyDown={move}
    >
      {rows.flatMap((row) =>
        items.slice(row * columns, (row + 1) * columns).map((item, column) => {
          const index = row * columns + column
          const link = isDisabled ? undefined : getLink(item)
          return (
            <WalletTile
              key={item.key}
              item={item}
              index={index}
              count={count}
              columns={columns}
              top={row * rowHeight}
              isActive={index === active}
              network={network}
              isDisabled={isDisabled}
              href={link?.href}
              plainHref={link?.plainHref}
              target={link?.target}
              onFocus={setFocused}
              onChoose={onChoose}
            />
          )
        }),
      )}
    </ul>
  )
}

function findTile(list: RefObject<HTMLElement | null>, index: number): HTMLElement | undefined {
  return list.current?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? undefined
}
