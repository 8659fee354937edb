import type { WalletItem } from '@cleat/core/wallets'
import { type CSSProperties, type MouseEvent, memo, type ReactElement } from 'react'
import { revealHref } from '../../../components/Link/revealHref.ts'
import { useFocusThrough } from '../../../components/Row/useFocusThrough.ts'
import { WalletImage } from '../../../components/WalletImage/WalletImage.tsx'
import { useStyles } from '../../../style/useStyles.ts'
import sheet from './AllWalletsView.module.css'
import { TileMark } from './TileMark.tsx'

/** The height of a tile's row. */
export const rowHeight = 104
/** More letters than fit side by side in a tile. */
const longWord = /\S{11}/

export type WalletTileProps = {
  item: WalletItem
  index: number
  count: number
  columns: number
  /** From the start of the list, in pixels. */
  top: number
  /** Whether Tab focuses this tile. */
  isActive: boolean
  /** The name of the active network. */
  network: string
  isDisabled: boolean
  /** The link that opens the wallet on this device. */
  href: string | undefined
  /** What the page contains of it until the tap. */
  plainHref: string | undefined
  target: string | undefined
  onFocus: (index: number) => void
  onChoose: (item: WalletItem, displayIndex: number) => void
}

/** A wallet in the grid. Memoized, because its neighbours change often. */
export const WalletTile: React.MemoExoticComponent<(props: WalletTileProps) => ReactElement> = memo(
  function WalletTile(props: WalletTileProps): ReactElement {
    const { item, index, count, columns, top, isActive, network, isDisabled, href } = props
    const { plainHref, target, onFocus, onChoose } = props
    const classes = useStyles(sheet)
    const focus = useFocusThrough()
    const { name, imageUrl, imageId } = item
    const place: CSSProperties = {
      insetInlineStart: `${((index % columns) * 100) / columns}%`,
      width: `${100 / columns}%`,
      height: rowHeight,
      insetBlockStart: top,
    }
    const shared = {
      className: classes.tile,
      'data-index': index,
      'data-remote': !(item.supportsActiveChain || item.isInstalled) || undefined,
      tabIndex: isActive ? 0 : -1,
      title: name,
      ref: focus.ref,
      onFocus() {
        focus.onFocus()
        onFocus(index)
      },
      onBlur: focus.onBlur,
      onClick(event: MouseEvent<HTMLElement>) {
        onChoose(item, index)
        revealHref(event, href ? { href, plainHref } : undefined)
      },
    }
    const content = (
      <>
        <WalletImage name={name} imageUrl={imageUrl} imageId={imageId} size={48} />
        <bdi className={classes.name} data-long={longWord.test(name)}>
          {name}
        </bdi>
        <TileMark item={item} network={network} />
      </>
    )
    return (
      <li className={classes.place} style={place} aria-setsize={count} aria-posinset={index + 1}>
        {href ? (
          <a {...shared} href={plainHref ?? href} target={target} rel="noopener noreferrer">
            {content}
          </a>
        ) : (
          <button type="button" {...shared} aria-disabled={isDisabled || undefined}>
            {content}
          </button>
        )}
      </li>
    )
  },
)
